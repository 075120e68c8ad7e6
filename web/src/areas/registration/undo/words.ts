import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of `MovedSubjects`. */
export const movedWords = catalogue({
  movedForIt: {
    ka: 'ამ ადგილის გამო სხვა საგნის ჯგუფიც შეიცვალა და შეცვლილი დარჩება:',
    en: 'For this seat another subject changed its group, and it stays changed:',
  },
  movedFromTo: { ka: 'ჯგუფი: {from} → {to}', en: 'Group: {from} → {to}' },
  movedAndFull: {
    ka: 'ჯგუფი: {from} → {to}. ჯგუფში {from} ადგილი აღარ არის.',
    en: 'Group: {from} → {to}. Group {from} has no free seat now.',
  },
  alsoBack: { ka: 'წინა ჯგუფის აღდგენაც', en: 'Put it back into its former group' },
})

/** Words for undoing a registration or a change of groups, and for the result. */
export const seatUndoWords = catalogue({
  // Not the words of giving up a seat, which asks first.
  undoSeat: { ka: 'რეგისტრაციის გაუქმება', en: 'Undo' },
  seatUndone: {
    ka: 'რეგისტრაცია გაუქმებულია: „{subject}“',
    en: 'Undone: you are not registered for “{subject}”',
  },
  redoSeat: { ka: 'ადგილის აღდგენა', en: 'Register again' },
  undoMoves: { ka: 'ყველა ცვლილების გაუქმება', en: 'Undo all changes' },
  movesUndone: {
    ka: 'ცვლილებები გაუქმებულია, თქვენი ჯგუფები წინანდებურია',
    en: 'Undone: your groups are as they were',
  },
  restoreSeat: { ka: 'ადგილის აღდგენა', en: 'Undo' },
  seatRestored: {
    ka: 'ადგილი აღდგენილია: „{subject}“',
    en: 'Undone: your seat in “{subject}” is yours again',
  },
})
