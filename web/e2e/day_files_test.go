package e2e

import (
	"os"
	"path/filepath"
	"strings"

	"wasit/web/browsertest"
)

// otherEvent makes a second event of the report of another program, beside the first, and comes back.
func (d *day) otherEvent() {
	p := d.p
	report, err := filepath.Abs("../../testdata/golden/dutch/c161018_0032p_04r.trf")
	if err != nil {
		d.t.Fatal(err)
	}
	first := address(p)
	p.Go(d.host.URL)
	p.Wait(has("events"))
	p.Upload(func() { p.Click("#open-backup") }, report)
	p.Wait(has("opened"))
	p.Click("#take-over-file")
	p.Wait(`location.pathname.endsWith("/round") && document.getElementById("notice") !== null`)
	d.other = address(p)
	p.Go(first)
}

func address(p *browsertest.Page) (href string) {
	p.Eval(`location.href`, &href)
	return href
}

// badFiles hands in what is no list, no report and no backup, in the middle of the day: each gets an error that says where and
// what to do, and nothing on the device changes.
func (d *day) badFiles() {
	p, dir, before := d.p, d.t.TempDir(), d.stored()
	back := address(p)
	golden, err := os.ReadFile("../../testdata/golden/dutch/c161002_0039p_11r.trf")
	if err != nil {
		d.t.Fatal(err)
	}
	for _, f := range []struct{ name, text, says string }{
		{"rusak.csv", "Nama;Sekolah\nBudi;SDN 1\n\"Ana;SDN 2\n", "baris 3"},
		{"rusak.trf", strings.Replace(string(golden), "001    2", "001    1", 1), "Baris"},
		{"asing.json", `{"tournament":{"players":[]}}`, ".wasit.txt"},
		{"besar.csv", "", "20 MB"},
	} {
		path := filepath.Join(dir, f.name)
		if err := os.WriteFile(path, []byte(f.text), 0o600); err != nil {
			d.t.Fatal(err)
		}
		if f.text == "" {
			if err := os.Truncate(path, 100<<20); err != nil {
				d.t.Fatal(err)
			}
		}
		p.Go(d.host.URL)
		p.Wait(has("events"))
		p.Upload(func() { p.Click("#open-backup") }, path)
		p.WaitText(f.says)
		p.Shot("day-" + f.name)
		if after := d.stored(); after != before {
			d.t.Errorf("%s changed what is stored", f.name)
		}
	}
	p.Go(back)
}

// stored is a sum over everything that the database holds.
func (d *day) stored() (sum string) {
	d.p.Eval(`new Promise((done) => { const open = indexedDB.open("wasit"); open.onsuccess = () => { const all = [], db = open.result;
		const names = [...db.objectStoreNames], t = db.transaction(names)
		t.oncomplete = async () => { db.close(); const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(all))); done(Array.from(new Uint8Array(hash)).join()) }
		for (const n of names) { t.objectStore(n).getAllKeys().onsuccess = (e) => all.push(e.target.result); t.objectStore(n).getAll().onsuccess = (e) => all.push(e.target.result) } } })`, &sum)
	return sum
}
