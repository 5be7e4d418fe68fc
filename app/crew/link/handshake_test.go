package link

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

// chromium is what Chromium 156 says without a camera: the address hides behind a name.
const chromium = "v=0\r\no=- 5193087233846301459 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\na=extmap-allow-mixed\r\na=msid-semantic: WMS\r\n" +
	"m=application 33412 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n" +
	"a=candidate:2530107413 1 udp 2113937151 0e9a4bb6-0b2c-4b0e-9c8f-6f0a1f2d3c4b.local 33412 typ host generation 0 network-cost 999\r\n" +
	"a=candidate:2530107414 1 udp 2113937150 192.168.43.17 50001 typ host generation 0 network-id 1\r\n" +
	"a=candidate:2530107415 1 udp 2113937149 fd00::1a2b 50002 typ host generation 0\r\n" +
	"a=candidate:1 1 tcp 1518280447 192.168.43.17 9 typ host tcptype active\r\n" +
	"a=candidate:3 1 udp 1677729535 203.0.113.7 50003 typ srflx raddr 0.0.0.0 rport 0\r\n" +
	"a=ice-ufrag:x/2+\r\na=ice-pwd:AbCdEfGhIjKlMnOpQrStUv+/\r\na=ice-options:trickle\r\n" +
	"a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n" +
	"a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n"

func described(t testing.TB) Description {
	d, err := ParseSDP(chromium)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestHandshake: what a browser says of itself fits into a small code, and comes out as what another browser needs.
func TestHandshake(t *testing.T) {
	d := described(t)
	want := []Candidate{{"0e9a4bb6-0b2c-4b0e-9c8f-6f0a1f2d3c4b.local", 33412}, {"192.168.43.17", 50001}, {"fd00::1a2b", 50002}}
	if d.Ufrag != "x/2+" || d.Fingerprint[10] != 0xAA || !reflect.DeepEqual(d.Candidates, want) {
		t.Fatalf("%+v", d)
	}
	code, err := d.Pack()
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("a handshake with three addresses: %d bytes", len(code)); len(code) > 110 {
		t.Errorf("%d bytes", len(code))
	}
	got, err := Unpack(code)
	if err != nil || !reflect.DeepEqual(got, d) {
		t.Fatalf("%v: %+v", err, got)
	}
	for answer, setup := range map[bool]string{false: "a=setup:actpass\r\n", true: "a=setup:active\r\n"} {
		sdp := got.SDP(answer)
		if again, err := ParseSDP(sdp); err != nil || !reflect.DeepEqual(again, d) || !strings.Contains(sdp, setup) || strings.Count(sdp, "m=") != 1 {
			t.Errorf("%v\n%s", err, sdp)
		}
	}
	for n := range code {
		if _, err := Unpack(code[:n]); err == nil {
			t.Errorf("cut to %d bytes it is read", n)
		}
	}
}

// TestHostileHandshake: a code says no more in a description than names, a sum and addresses.
func TestHostileHandshake(t *testing.T) {
	for name, change := range map[string]func(*Description){
		"a line in the name":     func(d *Description) { d.Ufrag = "abcd\r\na=x" },
		"a line in the password": func(d *Description) { d.Password = "AbCdEfGhIjKlMnOpQrStUv\r\na" },
		"a line in an address":   func(d *Description) { d.Candidates[0].Host = "a\r\na=x" },
		"a blank in an address":  func(d *Description) { d.Candidates[0].Host = "1.2.3.4 9 typ" },
		"a short password":       func(d *Description) { d.Password = "short" },
		"no port":                func(d *Description) { d.Candidates[0].Port = 0 },
		"no fingerprint":         func(d *Description) { d.Fingerprint = [32]byte{} },
		"too many addresses":     func(d *Description) { d.Candidates = make([]Candidate, 9) },
	} {
		d := described(t)
		change(&d)
		var e *HandshakeError
		if _, err := d.Pack(); !errors.As(err, &e) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var e *HandshakeError
	for name, sdp := range map[string]string{"nothing": "", "another sum": strings.Replace(chromium, "sha-256", "sha-1", 1)} {
		if _, err := ParseSDP(sdp); !errors.As(err, &e) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzUnpack(f *testing.F) {
	code, err := described(f).Pack()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(code)
	f.Fuzz(func(t *testing.T, code []byte) {
		d, err := Unpack(code)
		if err != nil {
			return
		}
		sdp := d.SDP(true)
		if again, err := ParseSDP(sdp); err != nil || !reflect.DeepEqual(again, d) || strings.Count(sdp, "\n") != 14+len(d.Candidates) {
			t.Fatalf("%v: %+v became\n%s", err, d, sdp)
		}
	})
}
