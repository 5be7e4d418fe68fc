package devices

import (
	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// handOver gives the message that is shown as a file.
type handOver struct {
	Share bool
	Reply bool // the second code of a link
}

func (msg handOver) update(m page, env session.Env) (page, []session.Cmd) {
	data := m.Code
	if msg.Reply {
		data = m.Reply
	}
	if data == nil {
		return m, nil
	}
	of := m.For
	if !m.Event.IsDesk() && of == 0 {
		of = m.Event.Crew.Me
	}
	return m, []session.Cmd{m.MessageFile(env, data, m.nameOf(of), m.kindName(data), msg.Share)}
}

// kindTexts name what a message is, in the name of its file.
var kindTexts = map[crew.Kind]i18n.Text{crew.KindInvitation: textKindInvitation, crew.KindRequests: textKindRequests, crew.KindHello: textKindRequests,
	crew.KindFacts: textKindFacts, crew.KindLinkOffer: textKindLink, crew.KindLinkAnswer: textKindLink}

func (m page) kindName(data []byte) string {
	sealed, err := wire.Read(data)
	if err != nil {
		return ""
	}
	return m.Lang().T(kindTexts[sealed.Kind])
}

// startScan opens the camera, to read what another device shows.
type startScan struct{}

func (startScan) update(m page, _ session.Env) (page, []session.Cmd) {
	s, cmds := m.Scan()
	m.Session, m.Notice, m.Dialog = s, nil, nil
	return m, cmds
}

// endScan closes it.
type endScan struct{}

func (endScan) update(m page, _ session.Env) (page, []session.Cmd) { return m.scanned() }
