package devices

import "wasit/app/session"

// handOver gives the message that is shown as a file.
type handOver struct{ Share bool }

func (msg handOver) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Code == nil {
		return m, nil
	}
	return m, []session.Cmd{m.MessageFile(env, m.Code, msg.Share)}
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
