package keeper

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"wasit/app/device/store"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// settingsFile is how settings lie in the store.
type settingsFile struct {
	Version int
	session.Settings
	Lang string
}

func encodeSettings(s session.Settings) ([]byte, error) {
	return json.Marshal(settingsFile{Version: 1, Settings: s, Lang: s.Lang.Tag()})
}

func decodeSettings(data []byte) (session.Settings, error) {
	var f settingsFile
	if err := json.Unmarshal(data, &f); err != nil {
		return session.Settings{}, err
	}
	l, ok := i18n.ParseLang(f.Lang)
	if !ok {
		l = i18n.EN
	}
	f.Settings.Lang = l
	return f.Settings, nil
}

// Open opens the store of this device and reads its settings; was are those until then. opened runs on the goroutine of the
// screen: named reports that the device has a name from before, err why there is no store. Storage is asked for after it.
func (k *Keeper) Open(was session.Settings, opened func(now session.Settings, named bool, err error)) {
	ctx := context.Background()
	st, err := store.Open(ctx)
	now := was
	if err == nil {
		if data, failed := st.Settings(ctx); failed == nil && data != nil {
			if s, broken := decodeSettings(data); broken == nil {
				if !s.Set {
					s.Lang = was.Lang
				}
				now = s
			}
		}
	}
	named := now.Device != ""
	if !named {
		now.Device = deviceName()
	}
	k.loop.Then(func() {
		if err == nil {
			k.store = st
		}
		k.opening = false
		opened(now, named, asModelError(err))
		for _, c := range k.early {
			k.Perform(c)
		}
		k.early = nil
		k.findFolder()
	})
	k.askStorage()
}

// waits keeps what is asked of the store until the browser has opened it or refused: on a busy device a finger is quicker.
func (k *Keeper) waits(c session.Cmd) bool {
	if k.opening {
		k.early = append(k.early, c)
	}
	return k.opening
}

// deviceName is a short random name for the journal; it is kept with the settings.
func deviceName() string {
	const signs = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
	return string([]byte{signs[rand.IntN(len(signs))], signs[rand.IntN(len(signs))], signs[rand.IntN(len(signs))]})
}

// saveSettings writes them; only a failure is reported.
func (k *Keeper) saveSettings(ctx context.Context, settings session.Settings) {
	data, err := encodeSettings(settings)
	if err == nil {
		err = k.store.SaveSettings(ctx, data)
	}
	if err != nil {
		k.loop.Post(session.Failed{Err: asModelError(err)})
	}
}
