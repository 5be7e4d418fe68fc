package keeper

import (
	"context"

	"wasit/app/crew/links"
	"wasit/app/device/bridge"
)

// browser is what the keeper asks of the browser around it: [native] in the program, a fake in tests. What takes time answers
// then, on a goroutine of its own.
type browser struct {
	takeSeat     func(name string, changed func(bridge.Role)) (seat, error)
	join         func(name string, heard func(string)) (channel, error)
	save         func(bridge.File) error
	pick         func(c bridge.Choice, then func([]bridge.File, error))
	pickSource   func(accept string, then func(*bridge.Source, error))
	received     func(limit int64, then func([]bridge.File, error))
	canShare     func(mime string) bool
	share        func(m bridge.Message, then func(error))
	copyText     func(text string, then func(error))
	shrink       func(picture []byte, side int, then func(address string, err error))
	fetch        func(address string, limit int, then func([]byte, error))
	battery      func(then func(bridge.Power, error))
	storedFiles  func(mend bool, then func(bridge.Files, error))
	persist      func(then func())
	persisted    func(context.Context) (bool, error)
	space        func(context.Context) (bridge.Space, error)
	acceptUpdate func()
	reload       func()
	openCamera   func(video string, lost func(), then func(lens, error))
	newPeer      func(bridge.PeerEars) (links.Peer, error)
	keepAwake    func() (end func())
	canChoose    func() bool // a folder
	chooseFolder func(then func(folder, error))
	keptFolder   func(then func(folder, error)) // nil where none was chosen
	forgetFolder func(then func(error))
	sign         func(texts [][]byte, then func(bridge.Signed, error))
	trace        func() bridge.Trace
	leaveTrace   func(bridge.Trace) error
}

// A folder is one that the person chose for backups; see [bridge.Folder].
type folder interface {
	Name() string
	MayWrite(ask bool, then func(bool, error))
	Write(f bridge.File, then func(error))
}

// nativeFolder is a folder of the device that the program runs on.
type nativeFolder struct{ *bridge.Folder }

func (f nativeFolder) Name() string { return f.Folder.Name }

func (f nativeFolder) MayWrite(ask bool, then func(bool, error)) { f.Folder.MayWrite(ask).Then(then) }

func (f nativeFolder) Write(file bridge.File, then func(error)) {
	f.Folder.Write(file).Then(func(_ bridge.Nothing, err error) { then(err) })
}

// folderThen hands over a folder that was chosen, or none.
func folderThen(p *bridge.Promise[*bridge.Folder], then func(folder, error)) {
	p.Then(func(f *bridge.Folder, err error) {
		if err != nil || f == nil {
			then(nil, err)
			return
		}
		then(nativeFolder{f}, nil)
	})
}

// A seat is this tab's place in the queue of those who want to write; see [bridge.Seat].
type seat interface {
	TakeOver()
	Leave()
}

// A channel tells other tabs; see [bridge.Channel].
type channel interface {
	Say(text string)
	Close()
}

// native is the browser that the program runs in.
var native = browser{
	takeSeat: func(name string, changed func(bridge.Role)) (seat, error) {
		s, err := bridge.TakeSeat(name, changed)
		if err != nil {
			return nil, err
		}
		return s, nil
	},
	join: func(name string, heard func(string)) (channel, error) {
		c, err := bridge.Join(name, heard)
		if err != nil {
			return nil, err
		}
		return c, nil
	},
	save:       bridge.Save,
	canShare:   bridge.CanShareFiles,
	received:   func(limit int64, then func([]bridge.File, error)) { bridge.Received(limit).Then(then) },
	pick:       func(c bridge.Choice, then func([]bridge.File, error)) { bridge.Pick(c).Then(then) },
	pickSource: func(accept string, then func(*bridge.Source, error)) { bridge.PickSource(accept).Then(then) },
	share: func(m bridge.Message, then func(error)) {
		bridge.Share(m).Then(func(_ bridge.Nothing, err error) { then(err) })
	},
	copyText: func(text string, then func(error)) {
		bridge.Copy(text).Then(func(_ bridge.Nothing, err error) { then(err) })
	},
	shrink:       func(picture []byte, side int, then func(string, error)) { bridge.Shrink(picture, side).Then(then) },
	fetch:        func(address string, limit int, then func([]byte, error)) { bridge.Fetch(address, limit).Then(then) },
	battery:      func(then func(bridge.Power, error)) { bridge.Battery().Then(then) },
	storedFiles:  func(mend bool, then func(bridge.Files, error)) { bridge.StoredFiles(mend).Then(then) },
	persist:      func(then func()) { bridge.Persist().Then(func(bool, error) { then() }) },
	persisted:    func(ctx context.Context) (bool, error) { return bridge.Persisted().Wait(ctx) },
	space:        func(ctx context.Context) (bridge.Space, error) { return bridge.EstimateSpace().Wait(ctx) },
	acceptUpdate: bridge.AcceptUpdate,
	reload:       bridge.Reload,
	openCamera:   openCamera,
	newPeer:      newPeer,
	keepAwake: func() (end func()) {
		a, err := bridge.KeepAwake(func(bool) {})
		if err != nil {
			return func() {} // the device goes dark as it always does
		}
		return a.End
	},
	canChoose:    bridge.CanChooseFolder,
	chooseFolder: func(then func(folder, error)) { folderThen(bridge.ChooseFolder(), then) },
	keptFolder:   func(then func(folder, error)) { folderThen(bridge.KeptFolder(), then) },
	sign:         func(texts [][]byte, then func(bridge.Signed, error)) { bridge.Sign(texts).Then(then) },
	trace:        bridge.SavedTrace,
	leaveTrace:   bridge.SaveTrace,
	forgetFolder: func(then func(error)) { bridge.ForgetFolder().Then(func(_ bridge.Nothing, err error) { then(err) }) },
}
