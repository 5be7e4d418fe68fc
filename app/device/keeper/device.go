package keeper

import (
	"cmp"
	"context"
	"errors"
	"math"
	"time"

	"wasit/app/books/lawbook"
	"wasit/app/books/manual"
	"wasit/app/crew/frames"
	"wasit/app/device/bridge"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// paintTime leaves the browser a few frames before work that nobody waits for, or of which the screen has to tell first.
const paintTime = 100 * time.Millisecond

// askDevice performs what concerns the device and its files.
func (k *Keeper) askDevice(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.SaveFile:
		k.handOver(bridge.File{Name: c.Name, Type: c.Type, Data: c.Data}, c.Share, func(bool) {})
	case session.PickFile:
		k.pick(c)
	case session.CopyText:
		k.copyText(c.Text, i18n.Copied)
	case session.ShareText:
		k.browser.share(bridge.Message{Title: c.Title, Text: c.Text}, func(err error) {
			if err != nil && !errors.Is(err, bridge.ErrDismissed) {
				k.loop.Then(func() { k.copyText(c.Text, i18n.CopiedInstead) })
			}
		})
	case session.KeepStorage:
		k.browser.persist(k.askStorage)
	case session.CheckReady:
		time.AfterFunc(paintTime, func() { k.loop.Then(func() { k.checkReady(c) }) })
	case session.ReadLaws:
		k.readLaws(c)
	case session.ReadManual:
		k.readManual(c)
	case session.PrepareLaws:
		time.AfterFunc(paintTime, func() { prepare(c.Book) })
	case session.AcceptUpdate:
		k.browser.acceptUpdate()
	case session.Reload:
		k.browser.reload()
	default:
		return false
	}
	return true
}

// preparedAtOnce is how many entries of the index of the Laws are built before the browser may draw: about 10 ms on a slow phone.
const preparedAtOnce = 60

func prepare(b *lawbook.Book) {
	for b.PrepareSome(preparedAtOnce) {
		breathe()
	}
}

// breathe lets the browser's own events in between two slices of a long computation.
func breathe() { time.Sleep(time.Millisecond) }

// yielding returns what a long computation calls often: it breathes whenever a slice of it is over.
func yielding() func() {
	last := time.Now()
	return func() {
		if time.Since(last) > yieldEvery {
			breathe()
			last = time.Now()
		}
	}
}

// failed says that an effect did not work.
func (k *Keeper) failed(err error) {
	if err != nil {
		k.loop.Send(session.Failed{Err: err})
	}
}

// checkReady asks the device for its storage, battery and the files of the app, then tests writing in the one queue of writes; the page that
// tells of it is painted first.
func (k *Keeper) checkReady(c session.CheckReady) {
	go k.askStorage()
	st, msg := k.store, session.ReadyChecked{Err: k.loop.Session().Device.StoreError}
	k.browser.battery(func(power bridge.Power, err error) {
		if err == nil {
			msg.Power = session.Power{Known: true, Percent: int(math.Round(100 * power.Level)), Charging: power.Charging}
		}
		k.browser.storedFiles(c.Mend, func(files bridge.Files, err error) {
			if err == nil {
				msg.Files = session.StoredFiles{Total: files.Total, Missing: files.Missing}
			}
			k.testWriting(st, c.Writes, msg)
		})
	})
}

func (k *Keeper) testWriting(st database, writes int, msg session.ReadyChecked) {
	if st == nil {
		k.loop.Post(msg)
		return
	}
	k.queue(func(ctx context.Context) {
		var err error
		msg.Write, err = st.Probe(ctx, writes)
		msg.Err = asModelError(err)
		k.loop.Post(msg)
	})
}

// readLaws fetches the texts of the Laws in a language from beside the program; the service worker keeps them, so that
// they are there without internet too.
func (k *Keeper) readLaws(c session.ReadLaws) {
	name := k.loop.File("web/laws-" + c.Lang.Tag() + ".txt")
	k.browser.fetch(name, lawbook.MaxBytes, func(data []byte, err error) {
		msg := session.LawsRead{Lang: c.Lang, Err: err}
		if err == nil {
			msg.Book, msg.Err = lawbook.Read(data)
		}
		k.loop.Post(msg)
	})
}

// readManual fetches the manual in a language as readLaws does the Laws.
func (k *Keeper) readManual(c session.ReadManual) {
	k.browser.fetch(k.loop.File("web/manual-"+c.Lang.Tag()+".txt"), manual.MaxBytes, func(data []byte, err error) {
		msg := session.ManualRead{Lang: c.Lang, Err: err}
		if err == nil {
			msg.Book, msg.Err = manual.Read(data)
		}
		k.loop.Post(msg)
	})
}

// storageTime is how long the browser may take to say what it keeps.
const storageTime = 10 * time.Second

// askStorage finds out whether the browser keeps the store, and how full it is.
func (k *Keeper) askStorage() {
	ctx, cancel := context.WithTimeout(context.Background(), storageTime)
	defer cancel()
	kept, err := k.browser.persisted(ctx)
	space, err2 := k.browser.space(ctx)
	if err != nil || err2 != nil {
		return // Known stays false: nothing is claimed
	}
	k.loop.Then(func() {
		d := k.loop.Session().Device
		d.Known, d.Persistent, d.Usage, d.Quota, d.Miscounted = true, kept, space.Used, space.Quota, space.Miscounted
		k.loop.Send(session.DeviceChanged{Device: d})
	})
}

func (k *Keeper) pick(c session.PickFile) {
	k.browser.pick(bridge.Choice{Accept: c.Accept, Limit: roster.MaxBytes}, func(files []bridge.File, err error) {
		if !errors.Is(err, bridge.ErrDismissed) {
			k.picked(c.Purpose, false, files, err)
		}
	})
}

// TakeReceived opens what other apps have shared with this one, or the system was asked to open in it; a shared text is a file too.
func (k *Keeper) TakeReceived() {
	k.browser.received(roster.MaxBytes, func(files []bridge.File, err error) {
		if !errors.Is(err, bridge.ErrUnsupported) {
			k.picked(session.FileAny, true, files, err)
		}
	})
}

// picked hands the first file on, and names the others; shared says that no person of this device chose them.
func (k *Keeper) picked(purpose session.FilePurpose, shared bool, files []bridge.File, err error) {
	var large *bridge.TooLargeError
	switch {
	case err == nil && len(files) == 0:
		return
	case errors.As(err, &large):
		err = roster.ErrTooLarge
	}
	if purpose == session.FileLogo {
		k.pickedPicture(files, err)
		return
	}
	if err == nil {
		message, is, fault := frames.ReadFile(files[0].Data)
		switch {
		case is && fault == nil:
			k.loop.Post(session.MessageRead{Data: message, Shared: shared})
			return
		case is || purpose == session.FileMessage:
			k.loop.Post(session.Failed{Err: cmp.Or(fault, frames.ErrForeign)})
			return
		}
	}
	msg := session.Picked{Purpose: purpose, Err: err}
	if err == nil {
		msg.Name, msg.Data = files[0].Name, files[0].Data
	}
	k.loop.Post(msg)
	var others []string
	for _, f := range files[min(1, len(files)):] {
		others = append(others, f.Name)
	}
	if len(others) > 0 {
		k.loop.Post(session.LeftUnopened{Names: others})
	}
}

// logoSide is how many pixels the longer side of a logo keeps: enough for 24 mm on paper.
const logoSide = 360

// pickedPicture makes the first file a small picture.
func (k *Keeper) pickedPicture(files []bridge.File, err error) {
	if err != nil {
		k.loop.Post(session.PicturePicked{Err: asModelError(err)})
		return
	}
	k.browser.shrink(files[0].Data, logoSide, func(address string, err error) {
		if err != nil {
			err = &session.PictureError{Name: files[0].Name}
		}
		k.loop.Post(session.PicturePicked{Name: files[0].Name, Address: address, Err: err})
	})
}

func (k *Keeper) copyText(text string, said i18n.Text) {
	k.browser.copyText(text, func(err error) {
		if err != nil {
			k.loop.Post(session.CopyRefused{Text: text})
			return
		}
		k.loop.Post(session.TextCopied{Text: text, Said: said})
	})
}
