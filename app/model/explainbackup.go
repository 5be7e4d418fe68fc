package model

import (
	"errors"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// wants say what a backup lacks where it stops being one.
var wants = map[journal.BackupWant]i18n.Text{journal.WantVersion: i18n.BackupVersion, journal.WantEvent: i18n.BackupEventHead,
	journal.WantRecord: i18n.BackupRecord, journal.WantState: i18n.BackupState, journal.WantEnd: i18n.BackupEnd,
	journal.WantSum: i18n.BackupSum, journal.WantUnique: i18n.BackupUnique}

// megabytes writes a limit as it is set: our limits are binary, and 20 MB is what the command lines say too.
func megabytes(l i18n.Lang, n int64) string { return l.Int(int(n>>20)) + " MB" }

// explainBackup comes first: a backup wraps the errors of what it holds.
func explainBackup(l i18n.Lang, err error) *Notice {
	var backup *journal.BackupError
	var line *journal.LineError
	switch {
	case errors.As(err, &backup):
		switch backup.Want {
		case journal.WantBackup:
			return warn(l.T(i18n.FileNoBackup), l.T(i18n.FileNoBackupDo))
		case journal.WantSmaller:
			return warn(l.T(i18n.FileTooLarge), l.T(i18n.FileTooLargeDo, megabytes(l, journal.MaxBackup)))
		}
		then := i18n.FileNothingDone // those three say themselves what to do
		if backup.Want != journal.WantVersion && backup.Want != journal.WantEnd && backup.Want != journal.WantSum {
			then = i18n.FileOtherCopy
		}
		why := l.T(wants[backup.Want]) + " " + l.T(then)
		if backup.Line == 0 && backup.Want == journal.WantSum {
			return warn(l.T(i18n.FileBackupBad), why)
		}
		if backup.Line == 0 {
			return warn(l.T(i18n.FileNoBackup), why)
		}
		return warn(l.T(i18n.FileBackupLine, l.Int(backup.Line)), why)
	case errors.As(err, &line):
		return warn(l.T(i18n.FileBackupLine, l.Int(line.Line)), l.T(i18n.FileOtherCopy))
	}
	return nil
}
