package trf

import (
	"strings"
	"sync"
)

// federations is the table of ISO 3166-1 beside the codes of FIDE: alpha-2, alpha-3, FIDE. Countries without a federation
// in FIDE are not in it.
const federations = `
	AW:ABW:ARU AF:AFG:AFG AO:AGO:ANG AL:ALB:ALB AD:AND:AND AE:ARE:UAE AR:ARG:ARG AM:ARM:ARM AG:ATG:ANT AU:AUS:AUS
	AT:AUT:AUT AZ:AZE:AZE BI:BDI:BDI BE:BEL:BEL BF:BFA:BUR BD:BGD:BAN BG:BGR:BUL BH:BHR:BRN BS:BHS:BAH BA:BIH:BIH
	BY:BLR:BLR BZ:BLZ:BIZ BM:BMU:BER BO:BOL:BOL BR:BRA:BRA BB:BRB:BAR BN:BRN:BRU BT:BTN:BHU BW:BWA:BOT CF:CAF:CAF
	CA:CAN:CAN CH:CHE:SUI CL:CHL:CHI CN:CHN:CHN CI:CIV:CIV CM:CMR:CMR CD:COD:COD CO:COL:COL KM:COM:COM CV:CPV:CPV
	CR:CRI:CRC CU:CUB:CUB KY:CYM:CAY CY:CYP:CYP CZ:CZE:CZE DE:DEU:GER DJ:DJI:DJI DM:DMA:DMA DK:DNK:DEN DO:DOM:DOM
	DZ:DZA:ALG EC:ECU:ECU EG:EGY:EGY ER:ERI:ERI ES:ESP:ESP EE:EST:EST ET:ETH:ETH FI:FIN:FIN FJ:FJI:FIJ FR:FRA:FRA
	FO:FRO:FAI GA:GAB:GAB GE:GEO:GEO GG:GGY:GCI GH:GHA:GHA GM:GMB:GAM GQ:GNQ:GEQ GR:GRC:GRE GD:GRD:GRN GT:GTM:GUA
	GU:GUM:GUM GY:GUY:GUY HK:HKG:HKG HN:HND:HON HR:HRV:CRO HT:HTI:HAI HU:HUN:HUN ID:IDN:INA IM:IMN:IOM IN:IND:IND
	IE:IRL:IRL IR:IRN:IRI IQ:IRQ:IRQ IS:ISL:ISL IL:ISR:ISR IT:ITA:ITA JM:JAM:JAM JE:JEY:JCI JO:JOR:JOR JP:JPN:JPN
	KZ:KAZ:KAZ KE:KEN:KEN KG:KGZ:KGZ KH:KHM:CAM KN:KNA:SKN KR:KOR:KOR KW:KWT:KUW LA:LAO:LAO LB:LBN:LBN LR:LBR:LBR
	LY:LBY:LBA LC:LCA:LCA LI:LIE:LIE LK:LKA:SRI LS:LSO:LES LT:LTU:LTU LU:LUX:LUX LV:LVA:LAT MO:MAC:MAC MA:MAR:MAR
	MC:MCO:MNC MD:MDA:MDA MG:MDG:MAD MV:MDV:MDV MX:MEX:MEX MK:MKD:MKD ML:MLI:MLI MT:MLT:MLT MM:MMR:MYA ME:MNE:MNE
	MN:MNG:MGL MZ:MOZ:MOZ MR:MRT:MTN MU:MUS:MRI MW:MWI:MAW MY:MYS:MAS NA:NAM:NAM NE:NER:NIG NG:NGA:NGR NI:NIC:NCA
	NL:NLD:NED NO:NOR:NOR NP:NPL:NEP NR:NRU:NRU NZ:NZL:NZL OM:OMN:OMA PK:PAK:PAK PA:PAN:PAN PE:PER:PER PH:PHL:PHI
	PW:PLW:PLW PG:PNG:PNG PL:POL:POL PR:PRI:PUR PT:PRT:POR PY:PRY:PAR PS:PSE:PLE QA:QAT:QAT RO:ROU:ROU RU:RUS:RUS
	RW:RWA:RWA SA:SAU:KSA SD:SDN:SUD SN:SEN:SEN SG:SGP:SGP SB:SLB:SOL SL:SLE:SLE SV:SLV:ESA SM:SMR:SMR SO:SOM:SOM
	RS:SRB:SRB SS:SSD:SSD ST:STP:STP SR:SUR:SUR SK:SVK:SVK SI:SVN:SLO SE:SWE:SWE SZ:SWZ:SWZ SC:SYC:SEY SY:SYR:SYR
	TD:TCD:CHA TG:TGO:TOG TH:THA:THA TJ:TJK:TJK TM:TKM:TKM TL:TLS:TLS TO:TON:TGA TT:TTO:TTO TN:TUN:TUN TR:TUR:TUR
	TW:TWN:TPE TZ:TZA:TAN UG:UGA:UGA UA:UKR:UKR UY:URY:URU US:USA:USA UZ:UZB:UZB VC:VCT:VIN VE:VEN:VEN VG:VGB:IVB
	VI:VIR:ISV VN:VNM:VIE VU:VUT:VAN YE:YEM:YEM ZA:ZAF:RSA ZM:ZMB:ZAM ZW:ZWE:ZIM
	-:XKX:KOS -:-:AHO -:-:ENG -:-:SCO -:-:WLS -:-:FID`

// The codes of the table, read once: those of FIDE, and those of ISO with the code of FIDE.
var federationCodes = sync.OnceValues(func() (fide map[string]bool, iso map[string]string) {
	fide, iso = map[string]bool{}, map[string]string{}
	for _, entry := range strings.Fields(federations) {
		codes := strings.Split(entry, ":")
		fide[codes[2]] = true
		for _, code := range codes[:2] {
			iso[code] = codes[2]
		}
	}
	return fide, iso
})

// FederationCode returns the code by which FIDE knows a federation, for one of FIDE itself (CRO), of ISO 3166-1 alpha-3
// (HRV) or alpha-2 (HR), in any case. FIDE's meaning comes first: BRN is Bahrain, although ISO means Brunei. ok is false
// for a code of neither, which comes back in capitals, and for GBR, where FIDE has ENG, SCO and WLS.
func FederationCode(code string) (federation string, ok bool) {
	code = strings.ToUpper(clean(code))
	fide, iso := federationCodes()
	if fide[code] {
		return code, true
	}
	if known, found := iso[code]; found && code != "-" {
		return known, true
	}
	return code, false
}
