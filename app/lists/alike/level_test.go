package alike

import "testing"

func TestLevelOf(t *testing.T) {
	for _, c := range []struct {
		school string
		want   Level
	}{
		{"SDN Condongcatur 1", SD}, {"SD N Mekarsari 02", SD}, {"Sekolah Dasar Negeri 5", SD}, {"MI Al-Hidayah 1", SD}, {"SDIT Nurul Fikri", SD},
		{"Madrasah Ibtidaiyah Negeri 2", SD}, {"SMPN8 Depok", SMP}, {"SMP IT Insan Cendekia", SMP}, {"MTs Negeri 2 Depok", SMP}, {"SMP Santa Theresia", SMP},
		{"Sekolah Menengah Pertama Negeri 1", SMP}, {"SMA N 3", SMA}, {"SMK Wikrama", SMA}, {"MA Darul Ulum", SMA}, {"MAN 2 Jakarta", SMA},
		{"Sekolah Menengah Atas 70", SMA}, {"OŠ Dubrava", Primary}, {"Osnovna škola Bijeli Lovac", Primary}, {"Hawthorn Lane Primary", Primary},
		{"V. gimnazija", Secondary}, {"Srednja škola Čakovec", Secondary}, {"Oakdale High School", Secondary}, {"Tehnička škola Pula", Secondary},
		{"ŠD Croatia", AnyLevel}, {"Šahovsko društvo Zagreb", AnyLevel}, {"ŠK Bijeli Lovac", AnyLevel}, {"Santa Theresia", AnyLevel}, {"SMP-SMA Budi Mulia", AnyLevel},
		{"", AnyLevel}, {"Klub Mi Amor", AnyLevel},
	} {
		if got := LevelOf(c.school); got != c.want {
			t.Errorf("%q: %q, want %q", c.school, got, c.want)
		}
	}
}

func TestTakes(t *testing.T) {
	for _, c := range []struct {
		level  Level
		school string
		class  int
		want   Likeness
	}{
		{SD, "SDN 1", 0, Same}, {SD, "SMP 1", 6, Different}, {SMP, "SMP 1", 0, Same}, {SMP, "Santa Theresia", 8, Same}, {SMP, "Santa Theresia", 5, Different},
		{SD, "Santa Theresia", 0, Perhaps}, {SMP, "SDN 1", 7, Different}, {SD, "SDN 1", 7, Same}, {SMA, "MA Darul Ulum", 0, Same}, {SMA, "", 11, Same},
		{Primary, "OŠ Dubrava", 0, Same}, {Primary, "Dubrava", 3, Perhaps}, {Primary, "Dubrava", 9, Different}, {Primary, "V. gimnazija", 3, Different},
		{Secondary, "V. gimnazija", 3, Same}, {Secondary, "OŠ Dubrava", 8, Different}, {Secondary, "SMA 3", 10, Same}, {SMP, "Oakdale High School", 8, Same},
		{SMP, "Oakdale High School", 11, Different}, {AnyLevel, "", 0, Same}, {SD, "Hawthorn Lane Primary", 4, Same}, {SD, "Hawthorn Lane Primary", 0, Perhaps},
	} {
		if got := c.level.Takes(c.school, c.class); got != c.want {
			t.Errorf("%q takes class %d of %q: %d, want %d", c.level, c.class, c.school, got, c.want)
		}
	}
}
