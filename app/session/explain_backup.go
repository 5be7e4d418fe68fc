package session

import (
	"errors"

	"wasit/app/event/journal/file"
	"wasit/app/words/i18n"
)

// wants say what a backup lacks where it stops being one.
var wants = map[file.BackupWant]i18n.Text{file.WantVersion: textBackupVersion, file.WantEvent: textBackupEventHead,
	file.WantRecord: textBackupRecord, file.WantState: textBackupState, file.WantEnd: textBackupEnd,
	file.WantSum: textBackupSum, file.WantUnique: textBackupUnique}

// megabytes writes a limit as it is set: our limits are binary, and 20 MB is what the command lines say too.
func megabytes(l i18n.Lang, n int64) string { return l.Int(int(n>>20)) + " MB" }

// explainBackup comes first: a backup wraps the errors of what it holds.
func explainBackup(l i18n.Lang, err error) *Notice {
	var backup *file.BackupError
	var line *file.LineError
	switch {
	case errors.As(err, &backup):
		switch backup.Want {
		case file.WantBackup:
			return Warn(l.T(textFileNoBackup), l.T(textFileNoBackupDo))
		case file.WantSmaller:
			return Warn(l.T(textFileTooLarge), l.T(textFileTooLargeDo, megabytes(l, file.MaxBackup)))
		}
		then := i18n.FileNothingDone // those three say themselves what to do
		if backup.Want != file.WantVersion && backup.Want != file.WantEnd && backup.Want != file.WantSum {
			then = textFileOtherCopy
		}
		why := l.T(wants[backup.Want]) + " " + l.T(then)
		if backup.Line == 0 && backup.Want == file.WantSum {
			return Warn(l.T(textFileBackupBad), why)
		}
		if backup.Line == 0 {
			return Warn(l.T(textFileNoBackup), why)
		}
		return Warn(l.T(textFileBackupLine, l.Int(backup.Line)), why)
	case errors.As(err, &line):
		return Warn(l.T(textFileBackupLine, l.Int(line.Line)), l.T(textFileOtherCopy))
	}
	return nil
}
