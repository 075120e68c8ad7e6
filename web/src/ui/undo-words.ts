import { catalogue } from '#web/i18n/catalogue.ts'

/** Words for undoing an act. Apart from the words that home needs. */
export const undoWords = catalogue({
  // It gives back what was taken away; what was taken is named.
  undo: { ka: 'აღდგენა', en: 'Undo' },
  restored: { ka: 'აღდგენილია', en: 'Undone' },
  undone: { ka: 'მოქმედება გაუქმებულია', en: 'Undone' },
  undoChoice: { ka: 'არჩევის გაუქმება', en: 'Undo' },
  undoBooking: { ka: 'ჯავშნის გაუქმება', en: 'Undo' },
  undoAnswer: { ka: 'პასუხის შეცვლა', en: 'Undo' },
  undoChange: { ka: 'ცვლილების გაუქმება', en: 'Undo' },
})
