package e2e

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// folderStandIn lets the test pick a folder: one of the browser's own file system, which is written and kept as any other is. The
// browser's question is answered by window.mayWrite, and a card that is taken out by window.taken.
const folderStandIn = `(() => {
	window.mayWrite ||= "granted"
	window.backups = async () => (await navigator.storage.getDirectory()).getDirectoryHandle("Kartu-SD", {create: true})
	window.showDirectoryPicker = () => backups()
	window.folderFiles = async () => { const list = []; for await (const [name, h] of (await backups()).entries()) list.push({name, text: await (await h.getFile()).text()})
		return list.sort((a, b) => a.name < b.name ? -1 : 1) }
	FileSystemHandle.prototype.queryPermission = async () => mayWrite
	FileSystemHandle.prototype.requestPermission = async () => mayWrite = "granted"
	const get = FileSystemDirectoryHandle.prototype.getFileHandle
	FileSystemDirectoryHandle.prototype.getFileHandle = function (...args) { if (window.taken) throw new DOMException("gone", "NotFoundError"); return get.apply(this, args) }
})()`

// TestFolder: a folder that is chosen once gets every closed round by itself. The browser's new question, a card that is taken out and
// one that is back are said in words, on the round's page and at home.
func TestFolder(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.OnLoad(folderStandIn)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(4), 3))
	files := func() (list []struct{ Name, Text string }) {
		p.Eval(`folderFiles()`, &list)
		return list
	}
	p.Go(host.URL + "event/e2etestevent/data")
	p.Click("#choose-folder")
	p.Wait(has("leave-folder"))
	p.Shot("folder-data")
	p.Go(host.URL + "event/e2etestevent/round")
	playRound(p, 1, 2, false)
	p.WaitText("Folder “Kartu-SD”")
	p.Wait(`document.querySelector("#backup-age.banner--ok") !== null`)
	p.Shot("folder-round")
	list := files()
	if len(list) != 1 || !strings.HasPrefix(list[0].Name, "O2SN-Kecamatan-Tapos-2026-00010-20") || !strings.HasSuffix(list[0].Name, ".wasit.txt") {
		t.Fatalf("the folder holds %+v", list)
	}
	if b, err := file.ReadBackup([]byte(list[0].Text)); err != nil || b.Events[0].State.Next(1).Step != journal.StepPair {
		t.Errorf("the newest backup: %v", err)
	}

	p.Eval(`window.taken = true`, nil)
	playRound(p, 2, 2, false)
	p.Wait(has("folder-broken"))
	p.Shot("folder-broken")
	p.Eval(`window.taken = false`, nil)
	p.Click("#choose-folder")
	p.Wait(`document.querySelector("#backup-age.banner--ok") !== null`)
	if list := files(); len(list) != 2 || list[0].Name >= list[1].Name {
		t.Errorf("the folder holds %d files", len(list))
	}

	p.OnLoad(`window.mayWrite = "prompt"`)
	p.Go(host.URL)
	p.Wait(has("folder-asks"))
	p.Shot("folder-asks")
	p.Go(host.URL + "ready")
	p.Wait(`document.querySelector("#check-backup .mark--warn") !== null`)
	p.Click("#do-backup")
	p.Wait(`document.querySelector("#check-backup .mark--ok") !== null`)
}
