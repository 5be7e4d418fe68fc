package view

import (
	"wasit/app/event/family"
	"wasit/app/words/i18n"
)

// What is said of a child.
var (
	textChildNew     = i18n.Text{ID: "Belum ada kabar", EN: "No news yet", HR: "Još nema vijesti"}
	textChildFirst   = i18n.Text{ID: "Pindai kode di layar besar, atau buka tautan dengan pasangan. Kode itu yang menyebut namanya.", EN: "Scan a code on the big screen, or open a link with the pairings. The name comes with it.", HR: "Skenirajte kod s velikog zaslona ili otvorite poveznicu s parovima. Ime stiže s njima."}
	textChildBoard   = i18n.Text{ID: "Papan {0}", EN: "Board {0}", HR: "Ploča {0}"}
	textChildColor   = i18n.Text{ID: "Warna", EN: "Colour", HR: "Boja"}
	textChildAgainst = i18n.Text{ID: "Lawan", EN: "Opponent", HR: "Protivnik"}
	textChildPlace   = i18n.Text{ID: "{0}, peringkat {1}", EN: "{0}, rank {1}", HR: "{0}, {1}. mjesto"}
	textChildStart   = i18n.Text{ID: "Babak {0} mulai", EN: "Round {0} starts", HR: "{0}. kolo počinje"}
	textChildLater   = i18n.Text{ID: "Mulai bermain di babak {0}", EN: "Plays from round {0}", HR: "Igra od {0}. kola"}
	textChildMoved   = i18n.Text{ID: "Pindah ke {0}", EN: "Moved to {0}", HR: "Prelazi u {0}"}
	textChildWhy     = map[family.Why]i18n.Text{
		family.Bye:       {ID: "Bye: tidak bermain", EN: "Bye: no game", HR: "Slobodan: bez partije"},
		family.Half:      {ID: "Bye setengah angka", EN: "Half-point bye", HR: "Slobodan, pola boda"},
		family.Full:      {ID: "Bye satu angka", EN: "Full-point bye", HR: "Slobodan, cijeli bod"},
		family.Absent:    {ID: "Tidak ikut babak ini", EN: "Absent this round", HR: "Odsutan u ovom kolu"},
		family.Free:      {ID: "Tidak bertanding babak ini", EN: "No game this round", HR: "Bez partije u ovom kolu"},
		family.Withdrawn: {ID: "Mundur dari turnamen", EN: "Withdrawn", HR: "Odustajanje od turnira"},
		family.Unpaired:  {ID: "Belum ada pasangan", EN: "Not paired yet", HR: "Još bez para"},
	}
	textChildRound  = i18n.Text{ID: "Babak {0} dari {1}.", EN: "Round {0} of {1}.", HR: "{0}. kolo od {1}."}
	textChildAfter  = i18n.Text{ID: "Sesudah babak {0} dari {1}.", EN: "After round {0} of {1}.", HR: "Nakon {0}. kola od {1}."}
	textChildBefore = i18n.Text{ID: "Sebelum babak 1.", EN: "Before round 1.", HR: "Prije 1. kola."}
	textChildOver   = i18n.Text{ID: "Turnamen selesai.", EN: "The tournament is over.", HR: "Turnir je završen."}
	textChildAge    = i18n.Text{ID: "Dibuat pukul {0}, dibaca di sini pukul {1}.", EN: "Made at {0}, read here at {1}.", HR: "Izrađeno u {0}, pročitano ovdje u {1}."}
	textChildNewer  = i18n.Text{ID: "Untuk yang lebih baru: pindai lagi kode di layar besar, atau buka tautan terakhir dari sekolah.", EN: "For newer: scan the big screen again, or open the last link from the school.", HR: "Za novije: ponovno skenirajte veliki zaslon ili otvorite zadnju poveznicu škole."}
	textChildLive   = i18n.Text{ID: "Menurut salinan turnamen di perangkat ini.", EN: "By the copy of the tournament on this device.", HR: "Prema kopiji turnira na ovom uređaju."}
)
