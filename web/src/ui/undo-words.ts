import { catalogue } from '#web/i18n/catalogue.ts'

/** What takes an act back, where it is not what was taken away before. Apart from the words that home needs. */
export const undoWords = catalogue({
  undoChoice: { ka: 'არჩევის გაუქმება', en: 'Undo' },
  undoBooking: { ka: 'ჯავშნის გაუქმება', en: 'Undo' },
  undoAnswer: { ka: 'პასუხის შეცვლა', en: 'Undo' },
  undoChange: { ka: 'ცვლილების გაუქმება', en: 'Undo' },
})
