package model

import (
	"strings"
	"time"

	"wasit/app/i18n"
)

// Ready is what the check of the evening before found out. The rest of it stands in Device and Home.
type Ready struct {
	At      time.Time // of the last check, zero before the first
	Running bool
	Write   time.Duration // of one result, in the mean
	Err     error         // of the test of writing
	Power   Power
	Files   StoredFiles
}

// StoredFiles are the files of the app that the device keeps: how many its version has, 0 where nobody tells, and which are
// not there whole.
type StoredFiles struct {
	Total   int
	Missing []string
}

// Power is the battery as far as the device tells.
type Power struct {
	Known    bool
	Percent  int
	Charging bool
}

// CheckReady tests writing, compares the stored files of the app with the list of its version, after loading the missing ones
// where it should Mend, and asks for storage and battery; ReadyChecked comes back, and DeviceChanged.
type CheckReady struct {
	Writes int
	Mend   bool
}

func (CheckReady) cmd() {}

// readyWrites is how many results the test writes.
const readyWrites = 20

// arrivedAtReady begins the check.
func (m Model) arrivedAtReady() (Model, []Cmd) {
	m.Ready.Running = true
	return m, []Cmd{ListEvents{}, CheckReady{Writes: readyWrites}}
}

// MendFiles loads the missing files of the app and checks again.
type MendFiles struct{}

// Update implements Msg.
func (MendFiles) Update(m Model, _ Env) (Model, []Cmd) {
	m.Ready.Running = true
	return m, []Cmd{CheckReady{Writes: readyWrites, Mend: true}}
}

// CheckAgain repeats the check.
type CheckAgain struct{}

// Update implements Msg.
func (CheckAgain) Update(m Model, _ Env) (Model, []Cmd) { return m.arrivedAtReady() }

// ReadyChecked brings what the test found.
type ReadyChecked struct {
	Write time.Duration
	Err   error
	Power Power
	Files StoredFiles
}

// Update implements Msg.
func (msg ReadyChecked) Update(m Model, env Env) (Model, []Cmd) {
	m.Ready = Ready{At: env.Now, Write: msg.Write, Err: msg.Err, Power: msg.Power, Files: msg.Files}
	return m, nil
}

// Light is the colour of a check: what must be mended, what should be, what is well, and what only a person can see.
type Light uint8

// The lights, the worst first.
const (
	LightBad Light = iota
	LightWarn
	LightInfo
	LightOK
)

// Check is one line of the page: a light, words, and at most one act that mends it.
type Check struct {
	Key   string
	Light Light
	Title string
	Text  string
	Do    i18n.Text
	Act   Msg // nil where a person cannot do it here
}

// Bytes from which the free space is too little, or little.
const (
	spaceBad  = 50 << 20
	spaceWarn = 300 << 20
)

// Checks are the lines of the page, in a fixed order.
func (m Model) Checks() []Check {
	l := m.Lang()
	list := []Check{m.checkFiles(l), m.checkInstalled(l), m.checkWriting(l)}
	list = append(list, m.checkStorage(l)...)
	list = append(list, m.checkPower(l),
		Check{Key: "printer", Light: LightInfo, Title: l.T(i18n.ReadyPrinter), Text: l.T(i18n.ReadyPrinterText), Do: i18n.ReadyPrinterDo, Act: Ask{PrintPage{}}})
	return append(list, m.checkBackup(l), m.checkClock(l))
}

// Light is the worst of the checks, among equals one that can be mended here; what only a person can see does not darken it.
func (m Model) Light() (Light, Check) {
	worst := Check{Light: LightOK}
	for _, c := range m.Checks() {
		if c.Light != LightInfo && (c.Light < worst.Light || c.Light == worst.Light && worst.Act == nil && c.Act != nil) {
			worst = c
		}
	}
	return worst.Light, worst
}

// checkFiles is whether every file of this version lies in the cache, byte for byte.
func (m Model) checkFiles(l i18n.Lang) Check {
	f := m.Ready.Files
	c := Check{Key: "files", Light: LightOK, Title: l.T(i18n.ReadyFiles), Text: l.T(i18n.ReadyFilesText, l.Int(f.Total))}
	switch {
	case m.Ready.At.IsZero():
		return Check{Key: "files", Light: LightInfo, Title: l.T(i18n.ReadyFilesTest), Text: l.T(i18n.ReadyRunning)}
	case len(f.Missing) > 0:
		c.Light, c.Title, c.Text = LightBad, l.N(i18n.ReadyGone, len(f.Missing)), l.T(i18n.ReadyGoneText, filesText(l, f.Missing))
		c.Do, c.Act = i18n.ReadyGoneDo, MendFiles{}
	case m.Device.Offline == OfflineReady && f.Total == 0:
		c.Light, c.Title, c.Text = LightWarn, l.T(i18n.ReadyFilesTest), l.T(i18n.ReadyFilesDumb)
		c.Do, c.Act = i18n.HomeReload, Ask{Reload{}}
	case f.Total == 0:
		c.Light, c.Title, c.Text = LightBad, l.T(i18n.ReadyNoFiles), l.T(i18n.ReadyNoFilesText)
		c.Do, c.Act = i18n.HomeReload, Ask{Reload{}}
	case m.OffersUpdate():
		c.Light, c.Text, c.Do, c.Act = LightWarn, l.T(i18n.HomeUpdateText), i18n.HomeUpdateDo, Ask{AcceptUpdate{}}
		c.Title = l.T(i18n.HomeUpdate)
	}
	return c
}

// filesText names the first files of a list and how many more there are.
func filesText(l i18n.Lang, paths []string) string {
	names := make([]string, 0, 4)
	for i, p := range paths {
		if i == 3 {
			names = append(names, l.T(i18n.ReadyGoneMore, l.Int(len(paths)-i)))
			break
		}
		if p == "./" {
			p = "index.html"
		}
		names = append(names, p)
	}
	return strings.Join(names, ", ")
}

func (m Model) checkInstalled(l i18n.Lang) Check {
	if m.Device.Installed {
		return Check{Key: "installed", Light: LightOK, Title: l.T(i18n.ReadyInstalled), Text: l.T(i18n.ReadyInstalledText)}
	}
	c := Check{Key: "installed", Light: LightWarn, Title: l.T(i18n.ReadyTab), Text: l.T(i18n.ReadyTabText)}
	switch {
	case m.Device.Apple:
		c.Text = l.T(i18n.HomeInstallApple)
	case m.Device.CanInstall:
		c.Do, c.Act = i18n.HomeInstallDo, Ask{Install{}}
	}
	return c
}

func (m Model) checkWriting(l i18n.Lang) Check {
	r := m.Ready
	switch {
	case m.Device.StoreError != nil:
		return Check{Key: "writing", Light: LightBad, Title: l.T(i18n.HomeNoStore), Text: l.T(i18n.HomeNoStoreText)}
	case r.At.IsZero():
		return Check{Key: "writing", Light: LightInfo, Title: l.T(i18n.ReadyWriting), Text: l.T(i18n.ReadyRunning)}
	case r.Err != nil:
		return Check{Key: "writing", Light: LightBad, Title: l.T(i18n.ReadyNoWriting), Text: Explain(l, r.Err).Text}
	}
	return Check{Key: "writing", Light: LightOK, Title: l.T(i18n.ReadyWriting), Text: l.T(i18n.ReadyWritingText, l.Int(readyWrites), l.Int(int(max(1, r.Write.Milliseconds()))))}
}

// checkStorage is whether the browser keeps the store, and how much room there is.
func (m Model) checkStorage(l i18n.Lang) []Check {
	d := m.Device
	if !d.Known {
		return []Check{{Key: "kept", Light: LightInfo, Title: l.T(i18n.ReadyUnknown), Text: l.T(i18n.ReadyUnknownText)}}
	}
	kept := Check{Key: "kept", Light: LightOK, Title: l.T(i18n.ReadyKept), Text: l.T(i18n.ReadyKeptText)}
	if !d.Persistent {
		kept = Check{Key: "kept", Light: LightWarn, Title: l.T(i18n.HomeKeep), Text: l.T(i18n.HomeKeepText), Do: i18n.HomeKeepDo, Act: Ask{KeepStorage{}}}
	}
	if d.Quota <= 0 {
		return []Check{kept}
	}
	free := max(0, d.Quota-d.Usage)
	space := Check{Key: "space", Light: LightOK, Title: l.T(i18n.ReadySpace, l.Bytes(free)), Text: l.T(i18n.ReadySpaceText)}
	switch {
	case free < spaceBad:
		space.Light, space.Text = LightBad, l.T(i18n.ReadySpaceBad)
	case free < spaceWarn:
		space.Light, space.Text = LightWarn, l.T(i18n.ReadySpaceWarn)
	}
	return []Check{kept, space}
}

func (m Model) checkPower(l i18n.Lang) Check {
	p := m.Ready.Power
	if !p.Known {
		return Check{Key: "power", Light: LightInfo, Title: l.T(i18n.ReadyPower), Text: l.T(i18n.ReadyPowerUnknown)}
	}
	c := Check{Key: "power", Light: LightOK, Title: l.T(i18n.ReadyPowerIs, l.Int(p.Percent)), Text: l.T(i18n.ReadyPowerText)}
	switch {
	case p.Charging:
		c.Text = l.T(i18n.ReadyCharging)
	case p.Percent < 20:
		c.Light, c.Text = LightBad, l.T(i18n.ReadyPowerLow)
	case p.Percent < 60:
		c.Light, c.Text = LightWarn, l.T(i18n.ReadyPowerLow)
	}
	return c
}

// checkBackup looks at the real event that has the most records in no backup file.
func (m Model) checkBackup(l i18n.Lang) Check {
	worst, last := EventEntry{}, time.Time{}
	for _, e := range m.Home.Events {
		if !e.Practice && e.Saved.After(last) {
			last = e.Saved
		}
		if !e.Finished && !e.Practice && e.Unsaved > worst.Unsaved {
			worst = e
		}
	}
	age := func(at time.Time) string {
		if at.IsZero() {
			return l.T(i18n.DataNever)
		}
		return l.Day(at) + ", " + l.Clock(at) + " (" + m.ago(at) + ")"
	}
	switch {
	case worst.ID == "" && last.IsZero():
		return Check{Key: "backup", Light: LightOK, Title: l.T(i18n.ReadyBackup), Text: l.T(i18n.ReadyNoEvents)}
	case worst.ID == "":
		return Check{Key: "backup", Light: LightOK, Title: l.T(i18n.HomeLastBackup, age(last)), Text: l.T(i18n.ReadyBackupText)}
	}
	when := age(worst.Saved)
	return Check{Key: "backup", Light: LightWarn, Title: l.T(i18n.HomeLastBackup, when), Text: l.T(i18n.HomeLastBackupText, worst.Name),
		Do: i18n.DataBackupDo, Act: Ask{BackupEvent{ID: worst.ID}}}
}

// ago says how long before the check an instant was.
func (m Model) ago(at time.Time) string {
	hours := int(max(0, m.Ready.At.Sub(at)).Hours())
	switch {
	case hours == 0:
		return m.Lang().T(i18n.ReadyNow)
	case hours < 48:
		return m.Lang().N(i18n.ReadyHoursAgo, hours)
	}
	return m.Lang().N(i18n.ReadyDaysAgo, hours/24)
}

// checkClock shows the device's time of day: it stands on every sheet, and nobody but a person knows if it is right.
func (m Model) checkClock(l i18n.Lang) Check {
	return Check{Key: "clock", Light: LightInfo, Title: l.T(i18n.ReadyTime, l.Day(m.Ready.At)+", "+l.Clock(m.Ready.At)), Text: l.T(i18n.ReadyTimeText)}
}
