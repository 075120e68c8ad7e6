import { catalogue } from '#web/i18n/catalogue.ts'

/** What only a choice of several files says. */
export const filesWords = catalogue({
  mostFiles: { ka: 'არაუმეტეს {count} ფაილი ერთად', en: 'At most {count} files at once' },
  allPicked: { ka: 'ყველა {count} ფაილი არჩეულია', en: 'All {count} files are chosen' },
})
