//go:build !js

package relay

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync"
	"time"

	"github.com/pion/ice/v4"
	"github.com/pion/webrtc/v4"

	"wasit/app/crew/link"
	"wasit/app/crew/links"
)

// A Network makes the ends of channels. All go over one port of this computer, and bear one certificate.
type Network struct {
	mux         *ice.MultiUDPMuxDefault
	private     crypto.PrivateKey
	certificate webrtc.Certificate
	mdns        ice.MulticastDNSMode
	hosts       []link.Candidate // where this computer is reached
}

// Listen opens the port of a network, 0: any that is free; key is the private key of an earlier one, nil for a new one. With loopback this
// computer alone is reached.
func Listen(port int, key []byte, loopback bool) (*Network, error) {
	private, certificate, err := certificateOf(key)
	if err != nil {
		return nil, err
	}
	options := []ice.UDPMuxFromPortOption{ice.UDPMuxFromPortWithNetworks(ice.NetworkTypeUDP4)}
	n := &Network{private: private, certificate: certificate, mdns: ice.MulticastDNSModeQueryOnly}
	if loopback {
		n.mdns = ice.MulticastDNSModeDisabled
		options = append(options, ice.UDPMuxFromPortWithLoopback(), ice.UDPMuxFromPortWithIPFilter(net.IP.IsLoopback))
	}
	if port == 0 {
		if port, err = freePort(); err != nil {
			return nil, err
		}
	}
	if n.mux, err = ice.NewMultiUDPMuxFromPort(port, options...); err != nil {
		return nil, fmt.Errorf("relay: port %d: %w", port, err)
	}
	for _, a := range n.mux.GetListenAddresses() {
		if udp, ok := a.(*net.UDPAddr); ok {
			n.hosts = append(n.hosts, link.Candidate{Host: udp.IP.String(), Port: uint16(udp.Port)})
		}
	}
	if len(n.hosts) == 0 {
		return nil, errors.Join(errors.New("relay: this computer is in no network; join the Wi-Fi of the hall, or its hotspot"), n.mux.Close())
	}
	return n, nil
}

// freePort returns a port that is free on all addresses of this computer at once.
func freePort() (int, error) {
	c, err := net.ListenUDP("udp4", &net.UDPAddr{})
	if err != nil {
		return 0, err
	}
	port := c.LocalAddr().(*net.UDPAddr).Port
	return port, c.Close()
}

// certificateOf makes the certificate of a private key, or of a new one.
func certificateOf(key []byte) (private crypto.PrivateKey, c webrtc.Certificate, err error) {
	if len(key) > 0 {
		private, err = x509.ParsePKCS8PrivateKey(key)
	} else {
		private, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	}
	if err != nil {
		return nil, c, fmt.Errorf("relay: key of the links: %w", err)
	}
	made, err := webrtc.GenerateCertificate(private)
	if err != nil {
		return nil, c, fmt.Errorf("relay: certificate of the links: %w", err)
	}
	return private, *made, nil
}

// privateKey is the key of the certificate, PKCS #8.
func (n *Network) privateKey() ([]byte, error) { return x509.MarshalPKCS8PrivateKey(n.private) }

// Port is the port that all channels go over.
func (n *Network) Port() int { return int(n.hosts[0].Port) }

// Hosts are the addresses of this computer.
func (n *Network) Hosts() (list []string) {
	for _, h := range n.hosts {
		list = append(list, h.Host)
	}
	return list
}

// Close gives the port back.
func (n *Network) Close() error { return n.mux.Close() }

// end is one end of a channel.
type end struct {
	hosts    []link.Candidate
	pc       *webrtc.PeerConnection
	channel  *webrtc.DataChannel
	prepared webrtc.SessionDescription

	mu   sync.Mutex
	ears links.Ears // without any once it is closed
}

// lowWater is how many bytes that have not been sent yet count as few.
const lowWater = 256 << 10

// NewPeer makes an end of a channel that keeps the order and loses nothing, as browsers make theirs.
func (n *Network) NewPeer(ears links.Ears) (links.Peer, error) {
	var s webrtc.SettingEngine
	s.SetICEUDPMux(n.mux)
	s.SetICEMulticastDNSMode(n.mdns)
	s.SetNetworkTypes([]webrtc.NetworkType{webrtc.NetworkTypeUDP4})
	s.SetIncludeLoopbackCandidate(n.mdns == ice.MulticastDNSModeDisabled)
	s.SetICETimeouts(5*time.Second, 30*time.Second, 2*time.Second)
	pc, err := webrtc.NewAPI(webrtc.WithSettingEngine(s)).NewPeerConnection(webrtc.Configuration{Certificates: []webrtc.Certificate{n.certificate}})
	if err != nil {
		return nil, err
	}
	e := &end{hosts: n.hosts, pc: pc, ears: ears}
	yes, id := true, uint16(0)
	if e.channel, err = pc.CreateDataChannel("wasit", &webrtc.DataChannelInit{Negotiated: &yes, ID: &id, Ordered: &yes}); err != nil {
		return nil, errors.Join(err, pc.Close())
	}
	e.listen()
	return e, nil
}

func (e *end) listen() {
	e.channel.SetBufferedAmountLowThreshold(lowWater)
	opened := sync.OnceFunc(func() { e.tell(func(ears links.Ears) func() { return ears.Opened }) })
	e.channel.OnOpen(opened)
	e.channel.OnBufferedAmountLow(func() { e.tell(func(ears links.Ears) func() { return ears.Sent }) })
	e.channel.OnClose(func() { e.tell(func(ears links.Ears) func() { return ears.Failed }) })
	e.channel.OnMessage(func(m webrtc.DataChannelMessage) {
		if m.IsString {
			return // a text is none of ours
		}
		opened() // the first piece may come before word of the opening
		piece := bytes.Clone(m.Data)
		e.tell(func(ears links.Ears) func() {
			if ears.Heard == nil {
				return nil
			}
			return func() { ears.Heard(piece) }
		})
	})
	e.pc.OnConnectionStateChange(func(state webrtc.PeerConnectionState) {
		if state == webrtc.PeerConnectionStateFailed || state == webrtc.PeerConnectionStateClosed {
			e.tell(func(ears links.Ears) func() { return ears.Failed })
		}
	})
}

func (e *end) tell(which func(links.Ears) func()) {
	e.mu.Lock()
	f := which(e.ears)
	e.mu.Unlock()
	if f != nil {
		f()
	}
}

// Offer answers with this end's session description, for an answer.
func (e *end) Offer(then func(string, error)) {
	go func() {
		offer, err := e.pc.CreateOffer(nil)
		then(e.described(offer, err))
	}()
}

// Answer takes the other end's offer and answers with this end's session description.
func (e *end) Answer(offer string, then func(string, error)) {
	go func() {
		answer, err := e.answerTo(offer)
		then(e.described(answer, err))
	}()
}

// Prepare does the same; nothing goes over the network before Begin, and the addresses are those of the network.
func (e *end) Prepare(offer string, then func(string, error)) {
	go func() {
		answer, err := e.answerTo(offer)
		if err != nil {
			then("", err)
			return
		}
		e.prepared = answer
		d, err := link.ParseSDP(answer.SDP)
		d.Candidates = e.hosts[:min(len(e.hosts), 8)]
		then(d.SDP(true), err)
	}()
}

func (e *end) answerTo(offer string) (webrtc.SessionDescription, error) {
	if err := e.remote(webrtc.SDPTypeOffer, offer); err != nil {
		return webrtc.SessionDescription{}, err
	}
	return e.pc.CreateAnswer(nil)
}

// Begin looks for the way to the other end after Prepare.
func (e *end) Begin(then func(error)) {
	go func() { then(e.pc.SetLocalDescription(e.prepared)) }()
}

// Accept takes the answer to this end's offer; the channel opens when a way is found.
func (e *end) Accept(answer string, then func(error)) {
	go func() { then(e.remote(webrtc.SDPTypeAnswer, answer)) }()
}

func (e *end) remote(kind webrtc.SDPType, sdp string) error {
	return e.pc.SetRemoteDescription(webrtc.SessionDescription{Type: kind, SDP: sdp})
}

// gatherTime is how long addresses are waited for; those found by then do.
const gatherTime = 3 * time.Second

// described makes a description this end's own and waits until its addresses stand in it.
func (e *end) described(d webrtc.SessionDescription, err error) (string, error) {
	if err != nil {
		return "", err
	}
	gathered := webrtc.GatheringCompletePromise(e.pc)
	if err := e.pc.SetLocalDescription(d); err != nil {
		return "", err
	}
	select {
	case <-gathered:
	case <-time.After(gatherTime):
	}
	return strings.TrimSpace(e.pc.LocalDescription().SDP) + "\r\n", nil
}

// Send hands a piece over. An error: the channel is not open.
func (e *end) Send(piece []byte) error { return e.channel.Send(piece) }

// Buffered is how many bytes of what was handed over have not been sent yet.
func (e *end) Buffered() int { return int(e.channel.BufferedAmount()) }

// Close ends the channel; nothing is heard of it any more.
func (e *end) Close() {
	e.mu.Lock()
	e.ears = links.Ears{}
	e.mu.Unlock()
	go func() { _ = e.pc.Close() }() // what is gone already needs no end
}
