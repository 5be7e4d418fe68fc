package e2e

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
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
	p, dir, back := d.p, d.t.TempDir(), address(d.p)
	p.Wait(snapped)
	before := d.stored()
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
		if changed := changes(before, d.stored()); len(changed) > 0 {
			d.t.Errorf("%s changed what is stored: %s", f.name, strings.Join(changed, "; "))
		}
	}
	p.Go(back)
}

// snapped holds once the event that is shown has the snapshot that is taken behind a closed round, in the background: the last of what its touch writes.
const snapped = `new Promise((done) => { const open = indexedDB.open("wasit"); open.onsuccess = () => {
	const db = open.result, heads = db.transaction("heads").objectStore("heads").getAll()
	heads.onsuccess = () => { db.close(); done(heads.result.map((head) => JSON.parse(head instanceof Uint8Array ? new TextDecoder().decode(head) : head)).some((head) => location.pathname.startsWith("/event/" + head.id) && head.snap === head.seq)) } } })`

// stored is what the database holds, a sum of each value under its table and key.
func (d *day) stored() (sums map[string]string) {
	d.p.Eval(`new Promise((done) => { const open = indexedDB.open("wasit"); open.onsuccess = () => { const all = [], db = open.result;
		const names = [...db.objectStoreNames], t = db.transaction(names), hex = (bytes) => Array.from(new Uint8Array(bytes).slice(0, 8), (b) => b.toString(16)).join("")
		t.oncomplete = async () => { db.close(); const sums = {};
			for (const [name, keys, values] of all) for (const [i, key] of keys.result.entries()) {
				const bytes = new TextEncoder().encode(JSON.stringify(values.result[i]))
				sums[name + " " + JSON.stringify(key)] = bytes.length + " bytes " + hex(await crypto.subtle.digest("SHA-256", bytes))
			}
			done(sums) }
		for (const n of names) all.push([n, t.objectStore(n).getAllKeys(), t.objectStore(n).getAll()]) } })`, &sums)
	return sums
}

// changes lists what is not as it was.
func changes(before, after map[string]string) (all []string) {
	keys := maps.Clone(before)
	maps.Copy(keys, after)
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		if before[key] != after[key] {
			all = append(all, fmt.Sprintf("%s: %q, before %q", key, after[key], before[key]))
		}
	}
	return all
}
