package view

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew/frames"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestScanner: the page of the camera says in each language what was read or what is in the way, and every key does something.
func TestScanner(t *testing.T) {
	for _, c := range []struct {
		name   string
		camera session.Camera
		says   i18n.Text
		boxes  int
	}{
		{"asked", session.Camera{Wanted: true}, i18n.ScanAsk, 0},
		{"on", session.Camera{On: true, CanLight: true}, i18n.ScanAim, 0},
		{"a stranger's code", session.Camera{On: true, Strange: true, Have: 1, Of: 3}, i18n.ScanStrange, 3},
		{"a part", session.Camera{On: true, Have: 60, Of: 142}, i18n.ScanStill, 16},
		{"whole", session.Camera{On: true, Have: 1, Of: 1}, i18n.ScanDone, 1},
		{"refused", session.Camera{Err: &session.CameraError{Why: session.CameraRefused}}, i18n.ScanRefusedDo, 0},
		{"none", session.Camera{Err: &session.CameraError{Why: session.CameraAbsent}}, i18n.ScanAbsentDo, 0},
		{"busy", session.Camera{Err: &session.CameraError{Why: session.CameraBusy}}, i18n.ScanBusyDo, 0},
	} {
		for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
			v := New(l, "")
			page := strings.NewReplacer("&#39;", "'", "&#34;", `"`).Replace(app.HTMLString(v.Scanner(session.Session{Camera: c.camera}, Scanner{Title: "T", Cancel: session.ShowMore{}, Again: session.ShowMore{}})))
			if !strings.Contains(page, l.T(c.says)) {
				t.Errorf("%s: %q is not in\n%s", c.name, l.T(c.says), page)
			}
			if n := strings.Count(page, "<i>") + strings.Count(page, "<i "); n != c.boxes {
				t.Errorf("%s: %d boxes, want %d", c.name, n, c.boxes)
			}
			for _, key := range []string{"scan-cancel", "scan-file"} {
				if _, ok := v.ActOf(key); !ok {
					t.Errorf("%s: %s does nothing", c.name, key)
				}
			}
			if _, again := v.ActOf("scan-again"); again != (c.camera.Err != nil) {
				t.Errorf("%s: again %t", c.name, again)
			}
		}
	}
}

// TestCodes: a small message is one code, a longer one says how many follow each other, and one that is too long names the other way.
func TestCodes(t *testing.T) {
	v := New(i18n.EN, "")
	for size, want := range map[int]string{10: `aria-label="Code to scan"`, 5_000: "parts: 21", frames.MaxBytes + 1: "send it as a file"} {
		page := app.HTMLString(v.Codes(make([]byte, size)))
		if !strings.Contains(page, want) || strings.Contains(page, "<svg") != (size <= frames.MaxBytes) {
			t.Errorf("%d bytes: %q is not in\n%.300s", size, want, page)
		}
	}
}
