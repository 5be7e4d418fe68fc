package session

import (
	"errors"

	"wasit/app/crew/frames"
	"wasit/app/crew/link"
	"wasit/app/words/i18n"
)

// explainWays puts into words what stands in the way from one device to another.
func explainWays(l i18n.Lang, err error) *Notice {
	var full *LinkFullError
	var handshake *link.HandshakeError
	var long *frames.TooLongError
	var camera *CameraError
	switch {
	case errors.Is(err, ErrNoLink), errors.Is(err, link.ErrFull), errors.Is(err, link.ErrPiece):
		return Warn(l.T(textLinkGone), l.T(textLinkGoneDo))
	case errors.As(err, &full):
		return Warn(l.T(textLinkFull, l.Int(full.Most)), l.T(textLinkFullDo))
	case errors.As(err, &handshake), errors.Is(err, link.ErrShort):
		return Warn(l.T(textLinkCode), l.T(textLinkCodeDo))
	case errors.As(err, &long):
		return Warn(l.T(i18n.CodeLong), "")
	case errors.Is(err, frames.ErrForeign):
		return Warn(l.T(textNoMessage), l.T(textNoMessageDo))
	case errors.Is(err, frames.ErrChanged):
		return Warn(l.T(textMessageCut), l.T(textMessageCutDo))
	case errors.As(err, &camera):
		return Warn(l.T(i18n.ScanBusy), l.T(i18n.ScanBusyDo))
	}
	return nil
}
