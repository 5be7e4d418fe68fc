package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/app/journal"
	"wasit/web/browsertest"
)

// TestBackupAndDelete takes an event off the device, deletes it for good, and brings it back; files that are no backup are
// refused with their reason and change nothing.
func TestBackupAndDelete(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(9), 3))
	p.Click(".nav a", "Data")
	p.Wait(has("backup"))
	if age := p.Text("#backup-age"); !strings.Contains(age, "never") {
		t.Errorf("no backup was made yet, the page says %q", age)
	}
	name, saved := p.Download(func() { p.Click("#backup") })
	if backup, err := journal.ReadBackup(saved); err != nil || len(backup.Events) != 1 || backup.Events[0].State.PlayerCount() != 9 {
		t.Fatalf("backup %s: %v", name, err)
	}
	p.Wait(has("notice"))
	p.Wait(`!document.getElementById("backup-age").innerText.includes("never")`)
	p.Shot("data-en")

	p.Click("#delete") // a mere click does nothing
	p.Wait(`document.getElementById("sheet") === null`)
	release := p.Press("#delete")
	p.Wait(has("yes"))
	release()
	p.Shot("data-delete")
	p.Click("#yes")
	p.Wait(has("empty"))

	broken := func(name, content, want string) {
		t.Helper()
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		p.Upload(func() { p.Click("#open-backup") }, file)
		p.WaitText(want)
		p.Wait(has("empty"))
	}
	broken("foreign.json", `{"hello":"world"}`, "This is no Wasit backup")
	broken("cut.txt", string(saved[:len(saved)/2]), "The backup is damaged at line")
	broken("changed.txt", strings.Replace(string(saved), "Budi", "Bodo", 1), "The file was changed since it was written")
	broken("picture.png", "\x89PNG\x00\x00", "This is no text file")
	big := filepath.Join(t.TempDir(), "big.txt")
	f, err := os.Create(big)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(100 << 20); err != nil {
		t.Fatal(err)
	}
	f.Close()
	p.Upload(func() { p.Click("#open-backup") }, big)
	p.WaitText("The file is too large")

	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, saved, 0o600); err != nil {
		t.Fatal(err)
	}
	openBackup(p, host, file)
	p.WaitText("O2SN Kecamatan Tapos 2026")
}

// TestOneWriter: one tab writes, the other follows it live, and takes over when asked.
func TestOneWriter(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(8), 3))
	q := p.Tab()
	q.Language("en")
	q.Go(host.URL + "event/e2etestevent/round")
	q.Wait(has("reader"))
	q.Click("#pair")
	q.WaitText("Here you can only look")
	p.Click("#go")
	p.Wait(has("pair"))
	p.Click("#pair")
	p.Wait(has("draw"))
	p.Click("#draw")
	p.Wait(has("publish"))
	q.Wait(has("publish")) // it follows
	q.Click("#take-over")
	q.Wait(`document.getElementById("reader") === null`)
	p.Wait(has("reader"))
	q.Click("#publish")
	q.Wait(has("key-w"))
	p.Wait(has("key-w"))
}
