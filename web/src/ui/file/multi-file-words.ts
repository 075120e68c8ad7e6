import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of `MultiFilePicker`. */
export const multiFileWords = catalogue({
  mostFiles: { ka: 'არაუმეტეს {count} ფაილისა ერთად', en: 'At most {count} files at once' },
  allPicked: { ka: 'ყველა {count} ფაილი არჩეულია', en: 'All {count} files are chosen' },
})
