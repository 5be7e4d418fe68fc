package link

import (
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A Description is one side's part of a handshake.
type Description struct {
	Ufrag, Password string // of ICE
	Fingerprint     [32]byte
	Candidates      []Candidate
}

// A Candidate is an address at which a side may be reached over UDP: an IP, or a name that its network resolves.
type Candidate struct {
	Host string
	Port uint16
}

// What a code of a handshake may hold.
const (
	maxCandidates = 8
	maxHost       = 64
	minUfrag      = 4 // RFC 8839 5.4
	maxUfrag      = 32
	minPassword   = 22
	maxPassword   = 64
	packVersion   = 1
)

// A HandshakeError says what is wrong with a code or a description. No link comes of it.
type HandshakeError struct{ Want, Got string }

func (e *HandshakeError) Error() string {
	return fmt.Sprintf("link: handshake: expected %s, got %q", e.Want, e.Got)
}

// ParseSDP reads what a browser says of itself.
func ParseSDP(sdp string) (d Description, err error) {
	for line := range strings.Lines(sdp) {
		name, value, _ := strings.Cut(strings.TrimRight(line, "\r\n"), ":")
		switch name {
		case "a=ice-ufrag":
			d.Ufrag = value
		case "a=ice-pwd":
			d.Password = value
		case "a=fingerprint":
			method, digits, _ := strings.Cut(value, " ")
			sum, err := hex.DecodeString(strings.ReplaceAll(digits, ":", ""))
			if !strings.EqualFold(method, "sha-256") || err != nil || len(sum) != len(d.Fingerprint) {
				return d, &HandshakeError{"a SHA-256 fingerprint", value}
			}
			d.Fingerprint = [32]byte(sum)
		case "a=candidate":
			if c, ok := parseCandidate(value); ok && len(d.Candidates) < maxCandidates {
				d.Candidates = append(d.Candidates, c)
			}
		}
	}
	return d, d.check()
}

// parseCandidate reads a candidate line; ok is false for one that is no host over UDP.
func parseCandidate(value string) (c Candidate, ok bool) {
	f := strings.Fields(value)
	if len(f) < 8 || f[1] != "1" || !strings.EqualFold(f[2], "udp") || f[6] != "typ" || f[7] != "host" {
		return c, false
	}
	port, err := strconv.ParseUint(f[5], 10, 16)
	c = Candidate{f[4], uint16(port)}
	return c, err == nil && c.check() == nil
}

// check refuses all that could say more in an SDP than it should.
func (d Description) check() error {
	switch {
	case len(d.Ufrag) < minUfrag || len(d.Ufrag) > maxUfrag || !areICE(d.Ufrag):
		return &HandshakeError{"a name of ICE", d.Ufrag}
	case len(d.Password) < minPassword || len(d.Password) > maxPassword || !areICE(d.Password):
		return &HandshakeError{"a password of ICE", d.Password}
	case d.Fingerprint == [32]byte{}:
		return &HandshakeError{"a fingerprint", ""}
	case len(d.Candidates) > maxCandidates: // none, where the other side knows how to reach this one
		return &HandshakeError{"at most 8 addresses", strconv.Itoa(len(d.Candidates))}
	}
	for _, c := range d.Candidates {
		if err := c.check(); err != nil {
			return err
		}
	}
	return nil
}

func (c Candidate) check() error {
	if c.Port == 0 || c.Host == "" || len(c.Host) > maxHost || strings.Trim(c.Host, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.:-") != "" {
		return &HandshakeError{"an address", c.Host + " " + strconv.Itoa(int(c.Port))}
	}
	return nil
}

// areICE reports that all letters are ice-chars (RFC 8839 5.4).
func areICE(s string) bool {
	return strings.Trim(s, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/") == ""
}

// SDP writes the description as the other browser reads it: an offer, or the answer to one.
func (d Description) SDP(answer bool) string {
	setup := "actpass"
	if answer {
		setup = "active"
	}
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\r\n", args...) }
	line("v=0")
	line("o=- 1 1 IN IP4 127.0.0.1")
	line("s=-")
	line("t=0 0")
	line("a=group:BUNDLE 0")
	line("m=application 9 UDP/DTLS/SCTP webrtc-datachannel")
	line("c=IN IP4 0.0.0.0")
	for i, c := range d.Candidates {
		// host candidates in the order in which the browser gave them (RFC 8445 5.1.2.1)
		line("a=candidate:%d 1 udp %d %s %d typ host", i+1, 126<<24|(0xFFFF-i)<<8|0xFF, c.Host, c.Port)
	}
	line("a=ice-ufrag:%s", d.Ufrag)
	line("a=ice-pwd:%s", d.Password)
	line("a=fingerprint:sha-256 %s", colons(d.Fingerprint))
	line("a=setup:%s", setup)
	line("a=mid:0")
	line("a=sctp-port:5000")
	line("a=max-message-size:262144")
	return b.String()
}

func colons(sum [32]byte) string {
	var pairs []string
	for _, b := range sum {
		pairs = append(pairs, strings.ToUpper(hex.EncodeToString([]byte{b})))
	}
	return strings.Join(pairs, ":")
}

// How a host is packed.
const (
	asText = iota
	asIPv4
	asMDNS // a UUID and ".local"
)

// Pack writes a description as the code of a handshake.
func (d Description) Pack() ([]byte, error) {
	if err := d.check(); err != nil {
		return nil, err
	}
	out := []byte{packVersion, byte(len(d.Ufrag))}
	out = append(out, d.Ufrag...)
	out = append(append(out, byte(len(d.Password))), d.Password...)
	out = append(append(out, d.Fingerprint[:]...), byte(len(d.Candidates)))
	for _, c := range d.Candidates {
		out = appendHost(out, c.Host)
		out = binary.BigEndian.AppendUint16(out, c.Port)
	}
	return out, nil
}

func appendHost(out []byte, host string) []byte {
	if ip, ok := parseIPv4(host); ok {
		return append(append(out, asIPv4), ip...)
	}
	if id, ok := parseMDNS(host); ok {
		return append(append(out, asMDNS), id...)
	}
	return append(append(out, asText, byte(len(host))), host...)
}

func parseIPv4(host string) ([]byte, bool) {
	var ip []byte
	for part := range strings.SplitSeq(host, ".") {
		n, err := strconv.ParseUint(part, 10, 8)
		if err != nil || strconv.Itoa(int(n)) != part {
			return nil, false
		}
		ip = append(ip, byte(n))
	}
	return ip, len(ip) == 4
}

func parseMDNS(host string) ([]byte, bool) {
	name, ok := strings.CutSuffix(host, ".local")
	id, err := hex.DecodeString(strings.ReplaceAll(name, "-", ""))
	return id, ok && err == nil && len(id) == 16 && nameMDNS(id) == host
}

func nameMDNS(id []byte) string {
	s := hex.EncodeToString(id)
	return s[:8] + "-" + s[8:12] + "-" + s[12:16] + "-" + s[16:20] + "-" + s[20:] + ".local"
}

// ErrShort says that a code of a handshake is cut.
var ErrShort = errors.New("link: handshake: the code is cut")

// Unpack reads a code of a handshake. *HandshakeError, or an error for one that is cut.
func Unpack(code []byte) (d Description, err error) {
	p := parts{rest: code}
	if v := p.byte(); p.err == nil && v != packVersion {
		return d, &HandshakeError{"version 1", strconv.Itoa(int(v))}
	}
	d.Ufrag = string(p.bytes(int(p.byte())))
	d.Password = string(p.bytes(int(p.byte())))
	copy(d.Fingerprint[:], p.bytes(len(d.Fingerprint)))
	n := int(p.byte())
	for i := 0; i < n && p.err == nil; i++ {
		host := p.host()
		d.Candidates = append(d.Candidates, Candidate{host, uint16(p.byte())<<8 | uint16(p.byte())})
	}
	switch {
	case p.err != nil:
		return d, p.err
	case len(p.rest) > 0:
		return d, &HandshakeError{"the end", fmt.Sprintf("%d bytes more", len(p.rest))}
	}
	return d, d.check()
}

// parts are bytes that are read one after the other; after the first error they are none.
type parts struct {
	rest []byte
	err  error
}

func (p *parts) bytes(n int) []byte {
	if n > len(p.rest) {
		p.rest, p.err = nil, ErrShort
		return nil
	}
	out := p.rest[:n]
	p.rest = p.rest[n:]
	return out
}

func (p *parts) byte() byte {
	if b := p.bytes(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

func (p *parts) host() string {
	switch kind := p.byte(); {
	case p.err != nil:
	case kind == asIPv4:
		if ip := p.bytes(4); p.err == nil {
			return fmt.Sprintf("%d.%d.%d.%d", ip[0], ip[1], ip[2], ip[3])
		}
	case kind == asMDNS:
		if id := p.bytes(16); p.err == nil {
			return nameMDNS(id)
		}
	case kind == asText:
		return string(p.bytes(int(p.byte())))
	default:
		p.err = &HandshakeError{"an address", fmt.Sprintf("kind %d", kind)}
	}
	return ""
}
