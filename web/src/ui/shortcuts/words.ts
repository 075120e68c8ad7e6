import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  shortcuts: { ka: 'კლავიატურის მალსახმობები', en: 'Keyboard shortcuts' },
  shortcutsHint: {
    ka: 'გამორთვის შემდეგ ასოები და ნიშნები (მაგალითად, / და ?) ბრძანებებს აღარ ასრულებს. ისრები, Enter, Esc და Ctrl-ით დაჭერილი კლავიშები კვლავ მუშაობს.',
    en: 'When they are off, letters and signs such as / and ? do nothing. The arrows, Enter, Esc and keys with Ctrl still work.',
  },
})
