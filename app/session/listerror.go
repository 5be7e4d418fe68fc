package session

import (
	"errors"

	"wasit/app/event/ratinglist"
	"wasit/app/words/i18n"
)

// ListBusyError says that another tab, or an import in this one, writes rating lists.
type ListBusyError struct{}

func (*ListBusyError) Error() string { return "session: rating lists are being written" }

// ListRoomError says that a rating list does not fit on the device.
type ListRoomError struct{}

func (*ListRoomError) Error() string { return "session: no room for a rating list" }

// ListEmptyError says that a file has no player of the federation that was asked for.
type ListEmptyError struct {
	Federation string
	Others     int // players of other federations
}

func (e *ListEmptyError) Error() string { return "session: no player of " + e.Federation }

// explainList says what went wrong with a rating list.
func explainList(l i18n.Lang, err error) *Notice {
	var busy *ListBusyError
	var room *ListRoomError
	var empty *ListEmptyError
	var form *ratinglist.FormError
	var size *ratinglist.SizeError
	var block *ratinglist.BlockError
	switch {
	case errors.As(err, &busy):
		return Warn(l.T(textListBusy), l.T(textListBusyDo))
	case errors.As(err, &room):
		return &Notice{Kind: "bad", Title: l.T(textListRoom), Text: l.T(textListRoomDo)}
	case errors.As(err, &empty):
		return Warn(l.T(textListEmpty, empty.Federation), l.N(textListEmptyDo, empty.Others))
	case errors.As(err, &form) && form.Line > 1:
		return Warn(l.T(textListFormLine, l.Int(form.Line), form.Got), l.T(textListFormDo))
	case errors.As(err, &form):
		return Warn(l.T(textListForm), l.T(textListFormDo))
	case errors.As(err, &size):
		return Warn(l.T(textListSize, l.Int(size.Limit)), l.T(textListRoomDo))
	case errors.As(err, &block):
		return Warn(l.T(textListDamaged), l.T(textListDamagedDo))
	}
	return nil
}
