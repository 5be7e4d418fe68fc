package ready

import (
	"strings"
	"time"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is what the check of the evening before found out. The rest of it stands in Device and Home.
type Model struct {
	At      time.Time // of the last check, zero before the first
	Running bool
	Mending bool          // it loads what is missing first, which a weak line takes minutes for
	Write   time.Duration // of one result, in the mean
	Err     error         // of the test of writing
	Power   session.Power
	Files   session.StoredFiles
}

// readyWrites is how many results the test writes.
const readyWrites = 20

// arrived begins the check.
func (m page) arrived() (page, []session.Cmd) {
	m.Running = true
	return m, []session.Cmd{session.ListEvents{}, session.CheckReady{Writes: readyWrites}}
}

// mendFiles loads the missing files of the app and checks again.
type mendFiles struct{}

func (mendFiles) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Running, m.Mending = true, true
	return m, []session.Cmd{session.CheckReady{Writes: readyWrites, Mend: true}}
}

// checkAgain repeats the check.
type checkAgain struct{}

func (checkAgain) update(m page, _ session.Env) (page, []session.Cmd) { return m.arrived() }

func (msg readyChecked) update(m page, env session.Env) (page, []session.Cmd) {
	m.Model = Model{At: env.Now, Write: msg.Write, Err: msg.Err, Power: msg.Power, Files: msg.Files}
	return m, nil
}

// light is the colour of a check: what must be mended, what should be, what is well, and what only a person can see.
type light uint8

// The lights, the worst first.
const (
	lightBad light = iota
	lightWarn
	lightInfo
	lightOK
)

// check is one line of the page: a light, words, and at most one act that mends it.
type check struct {
	Key   string
	Light light
	Title string
	Text  string
	Do    i18n.Text
	Act   session.Msg // nil where a person cannot do it here

	Blocked string // why it cannot be done now
}

// Bytes from which the free space is too little, or little.
const (
	spaceBad  = 50 << 20
	spaceWarn = 300 << 20
)

// checks are the lines of the page, in a fixed order.
func (m page) checks() []check {
	l := m.Lang()
	list := []check{m.checkFiles(l)}
	if m.Device.UpdateFault != "" {
		list = append(list, m.checkUpdate(l))
	}
	list = append(list, m.checkInstalled(l), m.checkWriting(l))
	list = append(list, m.checkStorage(l)...)
	list = append(list, m.checkPower(l),
		check{Key: "printer", Light: lightInfo, Title: l.T(textReadyPrinter), Text: l.T(textReadyPrinterText), Do: textReadyPrinterDo, Act: session.Ask{Cmd: session.PrintPage{}}})
	return append(list, m.checkBackup(l), m.checkClock(l))
}

// light is the worst of the checks, among equals one that can be mended here; what is well, and what only a person can see, leads
// nowhere.
func (m page) light() (light, check) {
	worst := check{Light: lightOK}
	for _, c := range m.checks() {
		if c.Light < lightInfo && (c.Light < worst.Light || c.Light == worst.Light && worst.Act == nil && c.Act != nil) {
			worst = c
		}
	}
	return worst.Light, worst
}

// checkFiles is whether every file of this version lies in the cache, byte for byte.
func (m page) checkFiles(l i18n.Lang) check {
	f := m.Files
	c := check{Key: "files", Light: lightOK, Title: l.T(textReadyFiles), Text: l.T(textReadyFilesText, l.Int(f.Total))}
	switch {
	case m.At.IsZero():
		return check{Key: "files", Light: lightInfo, Title: l.T(textReadyFilesTest), Text: l.T(textReadyRunning)}
	case len(f.Missing) > 0:
		c.Light, c.Title, c.Text = lightBad, l.N(textReadyGone, len(f.Missing)), l.T(textReadyGoneText, filesText(l, f.Missing))
		c.Do, c.Act = textReadyGoneDo, mendFiles{}
		if m.Running {
			c.Blocked = l.T(textReadyRunning)
		}
		if m.Mending {
			c.Text, c.Blocked = l.T(textReadyMending), l.T(textReadyMending)
		}
	case m.Device.Offline == session.OfflineReady && f.Total == 0:
		c.Light, c.Title, c.Text = lightWarn, l.T(textReadyFilesTest), l.T(textReadyFilesDumb)
		c.Do, c.Act = i18n.HomeReload, session.Ask{Cmd: session.Reload{}}
	case f.Total == 0:
		c.Light, c.Title, c.Text = lightBad, l.T(textReadyNoFiles), l.T(textReadyNoFilesText)
		c.Do, c.Act = i18n.HomeReload, session.Ask{Cmd: session.Reload{}}
	case m.OffersUpdate():
		c.Light, c.Text, c.Do, c.Act = lightWarn, l.T(i18n.HomeUpdateText), i18n.HomeUpdateDo, session.Ask{Cmd: session.AcceptUpdate{}}
		c.Title = l.T(i18n.HomeUpdate)
	}
	return c
}

// updateFaults say why a new version did not arrive.
var updateFaults = map[string]i18n.Text{"changed": textUpdateChanged, "portal": textUpdatePortal, "missing": textUpdateMissing, "full": textUpdateFull}

// checkUpdate says why a new version did not arrive; the one that is here does not suffer.
func (m page) checkUpdate(l i18n.Lang) check {
	why, name, _ := strings.Cut(m.Device.UpdateFault, " ")
	text, known := updateFaults[why]
	if !known {
		text = textUpdateCut
	}
	if name == "./" {
		name = "index.html"
	}
	return check{Key: "update", Light: lightInfo, Title: l.T(textUpdateFailed), Text: l.T(text, name) + " " + l.T(textUpdateOld)}
}

// filesText names the first files of a list and how many more there are.
func filesText(l i18n.Lang, paths []string) string {
	names := make([]string, 0, 4)
	for i, p := range paths {
		if i == 3 {
			names = append(names, l.T(textReadyGoneMore, l.Int(len(paths)-i)))
			break
		}
		if p == "./" {
			p = "index.html"
		}
		names = append(names, p)
	}
	return strings.Join(names, ", ")
}

func (m page) checkInstalled(l i18n.Lang) check {
	if m.Device.Installed {
		return check{Key: "installed", Light: lightOK, Title: l.T(textReadyInstalled), Text: l.T(textReadyInstalledText)}
	}
	c := check{Key: "installed", Light: lightWarn, Title: l.T(textReadyTab), Text: l.T(textReadyTabText)}
	switch {
	case m.Device.Apple:
		c.Text = l.T(i18n.HomeInstallApple)
	case m.Device.CanInstall:
		c.Do, c.Act = i18n.HomeInstallDo, session.Ask{Cmd: session.Install{}}
	}
	return c
}

func (m page) checkWriting(l i18n.Lang) check {
	r := m.Model
	switch {
	case m.Device.StoreError != nil:
		return check{Key: "writing", Light: lightBad, Title: l.T(i18n.HomeNoStore), Text: l.T(i18n.HomeNoStoreText)}
	case r.At.IsZero():
		return check{Key: "writing", Light: lightInfo, Title: l.T(textReadyWriting), Text: l.T(textReadyRunning)}
	case r.Err != nil:
		return check{Key: "writing", Light: lightBad, Title: l.T(textReadyNoWriting), Text: session.Explain(l, r.Err).Text}
	}
	return check{Key: "writing", Light: lightOK, Title: l.T(textReadyWriting), Text: l.T(textReadyWritingText, l.Int(readyWrites), l.Int(int(max(1, r.Write.Milliseconds()))))}
}

// checkStorage is whether the browser keeps the store, and how much room there is.
func (m page) checkStorage(l i18n.Lang) []check {
	d := m.Device
	if !d.Known {
		return []check{{Key: "kept", Light: lightInfo, Title: l.T(textReadyUnknown), Text: l.T(textReadyUnknownText)}}
	}
	kept := check{Key: "kept", Light: lightOK, Title: l.T(textReadyKept), Text: l.T(textReadyKeptText)}
	if !d.Persistent {
		kept = check{Key: "kept", Light: lightWarn, Title: l.T(i18n.HomeKeep), Text: l.T(i18n.HomeKeepText), Do: i18n.HomeKeepDo, Act: session.Ask{Cmd: session.KeepStorage{}}}
	}
	if d.Quota <= 0 {
		return []check{kept}
	}
	free := max(0, d.Quota-d.Usage)
	space := check{Key: "space", Light: lightOK, Title: l.T(textReadySpace, l.Bytes(free)), Text: l.T(textReadySpaceText)}
	switch {
	case free < spaceBad:
		space.Light, space.Text = lightBad, l.T(textReadySpaceBad)
	case free < spaceWarn:
		space.Light, space.Text = lightWarn, l.T(textReadySpaceWarn)
	}
	return []check{kept, space}
}

func (m page) checkPower(l i18n.Lang) check {
	p := m.Power
	if !p.Known {
		return check{Key: "power", Light: lightInfo, Title: l.T(textReadyPower), Text: l.T(textReadyPowerUnknown)}
	}
	c := check{Key: "power", Light: lightOK, Title: l.T(textReadyPowerIs, l.Int(p.Percent)), Text: l.T(textReadyPowerText)}
	switch {
	case p.Charging:
		c.Text = l.T(textReadyCharging)
	case p.Percent < 20:
		c.Light, c.Text = lightBad, l.T(textReadyPowerLow)
	case p.Percent < 60:
		c.Light, c.Text = lightWarn, l.T(textReadyPowerLow)
	}
	return c
}

// checkBackup looks at the real event that has the most records in no backup file.
func (m page) checkBackup(l i18n.Lang) check {
	worst, last := session.EventEntry{}, time.Time{}
	for _, e := range m.Index.Events {
		if !e.Practice && e.Saved.After(last) {
			last = e.Saved
		}
		if !e.Finished && !e.Practice && e.Unsaved > worst.Unsaved {
			worst = e
		}
	}
	age := func(at time.Time) string {
		if at.IsZero() {
			return l.T(i18n.HomeNoBackup)
		}
		return l.T(i18n.HomeLastBackup, l.Day(at)+", "+l.Clock(at)+" ("+m.ago(at)+")")
	}
	switch f := m.Device.Folder; {
	case f.State == session.FolderAsks:
		return check{Key: "backup", Light: lightWarn, Title: l.T(i18n.FolderAsks, f.Name), Text: l.T(i18n.FolderAsksText), Do: i18n.FolderAllow, Act: session.Ask{Cmd: session.AllowFolder{}}}
	case f.State == session.FolderBroken:
		return check{Key: "backup", Light: lightBad, Title: l.T(i18n.FolderBroken, f.Name), Text: l.T(i18n.FolderBrokenText), Do: i18n.FolderAgain, Act: session.Ask{Cmd: session.ChooseFolder{}}}
	case worst.ID == "" && f.State == session.FolderOffered:
		c := check{Key: "backup", Light: lightOK, Title: age(last), Text: l.T(i18n.FolderOffered), Do: i18n.FolderChoose, Act: session.Ask{Cmd: session.ChooseFolder{}}}
		if last.IsZero() {
			c.Title = l.T(textReadyBackup)
		}
		return c
	case worst.ID == "" && last.IsZero() && f.State == session.FolderReady:
		return check{Key: "backup", Light: lightOK, Title: l.T(textReadyBackup), Text: l.T(i18n.FolderReady, f.Name)}
	case worst.ID == "" && last.IsZero():
		return check{Key: "backup", Light: lightOK, Title: l.T(textReadyBackup), Text: l.T(textReadyNoEvents)}
	case worst.ID == "":
		return check{Key: "backup", Light: lightOK, Title: age(last), Text: l.T(textReadyBackupText)}
	}
	when := age(worst.Saved)
	return check{Key: "backup", Light: lightWarn, Title: when, Text: l.T(i18n.HomeLastBackupText, worst.Name),
		Do: i18n.DataBackupDo, Act: session.Ask{Cmd: session.BackupEvent{ID: worst.ID}}}
}

// ago says how long before the check an instant was.
func (m page) ago(at time.Time) string {
	if at.After(m.At.Add(time.Hour)) {
		return m.Lang().T(textReadyAhead)
	}
	hours := int(max(0, m.At.Sub(at)).Hours())
	switch {
	case hours == 0:
		return m.Lang().T(textReadyNow)
	case hours < 48:
		return m.Lang().N(textReadyHoursAgo, hours)
	}
	return m.Lang().N(textReadyDaysAgo, hours/24)
}

// checkClock shows the device's time of day: it stands on every sheet, and nobody but a person knows if it is right.
func (m page) checkClock(l i18n.Lang) check {
	return check{Key: "clock", Light: lightInfo, Title: l.T(textReadyTime, l.Day(m.At)+", "+l.Clock(m.At)), Text: l.T(textReadyTimeText)}
}
