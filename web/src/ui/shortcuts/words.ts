import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  shortcuts: { ka: 'კლავიატურის მალსახმობები', en: 'Keyboard shortcuts' },
  shortcutsHint: {
    ka: 'გამორთვის შემდეგ ასოები და ნიშნები (მაგალითად, / და ?) ბრძანებებს აღარ ასრულებს. Ctrl, ისრები, Enter და Esc კვლავ მუშაობს.',
    en: 'When they are off, letters and signs such as / and ? do nothing. Ctrl, the arrows, Enter and Esc still work.',
  },
})
