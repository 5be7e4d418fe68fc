package i18n

// The page of registration.
var (
	Registration = Text{"Pendaftaran", "Registration", "Prijave"}
)

// Schools and clubs that may be one.
var (
	SameSchool        = Kin{Text{"Sekolah yang sama?", "The same school?", "Ista škola?"}, Text{"Klub yang sama?", "The same club?", "Isti klub?"}}
	SameSchoolText    = Text{"“{0}” dan “{1}” ditulis mirip.", "“{0}” and “{1}” are written alike.", "„{0}” i „{1}” pišu se slično."}
	SameSchoolEarlier = Kin{Text{"“{0}” dan “{1}” satu sekolah di turnamen sebelumnya.", "“{0}” and “{1}” were one school in an earlier tournament.", "„{0}” i „{1}” bile su ista škola na prijašnjem turniru."},
		Text{"“{0}” dan “{1}” satu klub di turnamen sebelumnya.", "“{0}” and “{1}” were one club in an earlier tournament.", "„{0}” i „{1}” bili su isti klub na prijašnjem turniru."}}
	SameSchoolYes = Text{"Ya: {0}", "Yes: {0}", "Da: {0}"}
	SameSchoolNo  = Kin{Text{"Bukan, dua sekolah", "No, two schools", "Ne, dvije škole"}, Text{"Bukan, dua klub", "No, two clubs", "Ne, dva kluba"}}
	SchoolsMeant  = Kin{Text{"Sekolah yang dimaksud", "Which school is meant", "Na koju se školu misli"}, Text{"Klub yang dimaksud", "Which club is meant", "Na koji se klub misli"}}
)
