package browsertest

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

func findFirefox() (string, error) {
	for _, c := range []string{os.Getenv("WASIT_FIREFOX"), "firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"} {
		if path, err := exec.LookPath(c); c != "" && err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Firefox found: install the package firefox-esr, or set WASIT_FIREFOX to the program of one")
}

// firefoxPrefs keep a fresh profile quiet, give it fingers, and let its files be saved without a question.
var firefoxPrefs = map[string]any{
	"app.update.enabled": false, "browser.aboutwelcome.enabled": false, "browser.shell.checkDefaultBrowser": false,
	"browser.startup.homepage_override.mstone": "ignore", "datareporting.policy.dataSubmissionEnabled": false,
	"app.normandy.enabled": false, "messaging-system.rsexperimentloader.enabled": false, "browser.safebrowsing.update.enabled": false,
	"services.settings.server": "data:,", "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false,
	"browser.tabs.warnOnClose": false, "browser.sessionstore.resume_from_crash": false, "toolkit.startup.max_resumed_crashes": -1,
	"dom.w3c_touch_events.enabled": 1, "general.smoothScroll": false, "ui.useOverlayScrollbars": 1, "intl.accept_languages": "en-US",
	"browser.download.folderList": 2, "browser.download.useDownloadDir": true, "browser.download.always_ask_before_handling_new_types": false,
	"browser.download.alwaysOpenPanel": false, "dom.ipc.processPrelaunch.enabled": false,
	"browser.newtab.preload": false, "browser.newtabpage.enabled": false, "extensions.webextensions.remote": false, // each would start a process that no test needs
	"full-screen-api.enabled": false, // its full screen is the machine's and not the viewport's, and setViewport waits for ever while it lasts
}

// firefoxCrowd has the pages of a crowd share one process, as those of Chromium do.
var firefoxCrowd = map[string]any{"dom.ipc.processCount": 1, "dom.ipc.processCount.webIsolated": 1}

// firefox is a Firefox, driven by WebDriver BiDi: Debian has no geckodriver, and none is needed.
type firefox struct {
	*bidi
	group *group
	saved string // the folder of downloads

	mu   sync.Mutex
	tabs map[string]*report // by browsing context

	hands sync.Mutex // one page is touched at a time: only the one in front has the focus, and is notified when an element gets or loses it
	front string     // its browsing context
}

func startFirefox(profile string, by use) (instance, error) {
	path, err := findFirefox()
	if err != nil {
		return nil, err
	}
	f := &firefox{tabs: map[string]*report{}, saved: filepath.Join(profile, "saved")}
	if err := f.prepare(profile, by); err != nil {
		return nil, err
	}
	said := filepath.Join(profile, "WebDriverBiDiServer.json")
	_ = os.Remove(said) // of the run before
	cmd := exec.Command(path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank")
	if f.group, err = begin(cmd); err != nil {
		return nil, err
	}
	var at struct {
		Host string `json:"ws_host"`
		Port int    `json:"ws_port"`
	}
	f.group.until(func() bool {
		data, err := os.ReadFile(said)
		return err == nil && json.Unmarshal(data, &at) == nil && at.Port != 0
	})
	if f.bidi, err = dialBiDi(fmt.Sprintf("ws://%s:%d/session", at.Host, at.Port), f.hear); err != nil {
		return nil, errors.Join(err, f.group.kill())
	}
	if err := f.call("session.new", map[string]any{"capabilities": map[string]any{}}, nil); err != nil {
		return nil, errors.Join(err, f.group.kill())
	}
	return f, errors.Join(f.call("session.subscribe", map[string]any{"events": []string{"log.entryAdded"}}, nil),
		f.call("script.addPreloadScript", map[string]any{"functionDeclaration": "() => {" + helpers + "}"}, nil))
}

func (f *firefox) prepare(profile string, by use) error {
	prefs := maps.Clone(firefoxPrefs)
	if by == crowd {
		maps.Copy(prefs, firefoxCrowd)
	}
	prefs["browser.download.dir"] = f.saved
	var lines strings.Builder
	for name, value := range prefs {
		text, err := json.Marshal(value)
		if err != nil {
			return err
		}
		fmt.Fprintf(&lines, "user_pref(%q, %s);\n", name, text)
	}
	return errors.Join(os.MkdirAll(f.saved, 0o755), os.WriteFile(filepath.Join(profile, "user.js"), []byte(lines.String()), 0o644))
}

// hear passes on what a page logs to the report of its tab.
func (f *firefox) hear(_ string, params json.RawMessage) {
	var e struct {
		Type, Level, Text string
		Source            struct{ Context string }
	}
	if json.Unmarshal(params, &e) != nil {
		return
	}
	f.mu.Lock()
	r := f.tabs[e.Source.Context]
	f.mu.Unlock()
	if r != nil {
		r.add(e.Type, e.Text, e.Level == "error")
	}
}

func (f *firefox) newStore() (string, error) {
	var made struct{ UserContext string }
	err := f.call("browser.createUserContext", struct{}{}, &made)
	return made.UserContext, err
}

func (f *firefox) dropStore(id string) error {
	return f.call("browser.removeUserContext", map[string]any{"userContext": id}, nil)
}

func (f *firefox) open(store string) (tab, *report, error) {
	if store == "" {
		store = "default"
	}
	f.hands.Lock()
	defer f.hands.Unlock()
	var made struct{ Context string }
	if err := f.call("browsingContext.create", map[string]any{"type": "window", "userContext": store}, &made); err != nil {
		return nil, nil, err
	}
	f.front = made.Context
	f.mu.Lock()
	defer f.mu.Unlock()
	r := &report{}
	f.tabs[made.Context] = r
	return &firefoxTab{firefox: f, context: made.Context}, r, nil
}

func (f *firefox) pid() int { return f.group.cmd.Process.Pid }

func (f *firefox) kill() error { return f.group.kill() }

func (f *firefox) quit() error {
	err := f.call("browser.close", struct{}{}, nil)
	if errors.Is(err, errGone) {
		err = nil
	}
	return errors.Join(err, f.group.wait())
}
