package ratings

import (
	"wasit/app/event/ratinglist"
	"wasit/app/words/i18n"
)

// partNames name what a list says otherwise.
var partNames = map[ratinglist.Part]i18n.Text{ratinglist.PartName: textNameThere, ratinglist.PartID: textNumber, ratinglist.PartRating: i18n.FieldRating,
	ratinglist.PartStandard: i18n.FieldStandard, ratinglist.PartRapid: i18n.FieldRapid, ratinglist.PartBlitz: i18n.FieldBlitz, ratinglist.PartNational: i18n.FieldNational,
	ratinglist.PartK: i18n.FieldK, ratinglist.PartTitle: i18n.FieldTitle, ratinglist.PartFederation: i18n.FieldFederation, ratinglist.PartBorn: textBorn,
	ratinglist.PartSex: i18n.FieldSex, ratinglist.PartInactive: textInactive}
