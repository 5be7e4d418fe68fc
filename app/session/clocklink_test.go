package session

import (
	"errors"
	"strings"
	"testing"

	"wasit/clock"
)

func TestClockLink(t *testing.T) {
	for _, o := range []LayClock{
		{Text: "15+10", Names: [2]string{"Siti Rahayu", "Ivan & <Marko> #1"}, Place: BoardPlace{Event: "k3j-_9", Section: 1, Round: 7, Board: 12, Number: 26}, Claim: true, Laws: BoardLaws{"E18", "rapid", 20}},
		{Names: [2]string{"", "Čačić, Žarko"}}, {Text: "90/40+30, 30+30 v 5 d2"},
	} {
		link := ClockLink(o)
		if strings.ContainsAny(link, "<>\" #\n") {
			t.Errorf("%q stands in no address", link)
		}
		if got, err := ReadClockLink(link); err != nil || got != o {
			t.Errorf("%q reads as %+v, %v", link, got, err)
		}
	}
	for _, bad := range []string{"", "x=1", "c=nonsense", "c=%zz", "w=a;b", "p=ev.1.2", "p=ev.1.2.0", "p=../a.1.2.3", "c=5&l=%3Cb%3E", "c=5&l=E99", "c=5&k=slow", "c=5&d=0", "w=" + strings.Repeat("a", maxLink)} {
		var e *LinkError
		if o, err := ReadClockLink(bad); !errors.As(err, &e) {
			t.Errorf("%.40q reads as %+v, %v", bad, o, err)
		}
	}
}

func TestClockText(t *testing.T) {
	for code, want := range map[string]string{"900+10": "15+10", "5400+30": "90+30", "40/5400+30:1800+30": "90/40+30, 30+30", "1200": "20", "": "", "x": "", "-5": "", "99999999": "", "40/": "", "5400+": "90"} {
		if got := ClockText(code); got != want {
			t.Errorf("%q is %q, want %q", code, got, want)
		}
	}
}

func FuzzReadClockLink(f *testing.F) {
	f.Add("c=15%2B10&w=Ana&b=Budi&p=ev1.1.3.7&m=1&l=E23")
	f.Fuzz(func(t *testing.T, fragment string) {
		o, err := ReadClockLink(fragment)
		if err != nil {
			return
		}
		if _, err := clock.Parse(o.Text); o.Text != "" && err != nil {
			t.Fatalf("a control that is none: %q", o.Text)
		}
		if again, err := ReadClockLink(ClockLink(o)); len(ClockLink(o)) <= maxLink && (err != nil || again != o) {
			t.Fatalf("%+v comes back as %+v, %v", o, again, err)
		}
	})
}
