import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of the file pickers. */
export const fileWords = catalogue({
  chooseFile: { ka: 'ფაილის არჩევა', en: 'Choose a file' },
  otherFile: { ka: 'სხვა ფაილის არჩევა', en: 'Choose another file' },
  remove: { ka: 'მოხსნა', en: 'Remove' },
  removeFile: { ka: 'ფაილის მოხსნა: {file}', en: 'Remove the file {file}' },
  fileLimit: { ka: 'მაქსიმუმ {limit} მბ: {types}', en: 'At most {limit} MB: {types}' },
  // The types that are allowed stand above it.
  typeRefused: {
    ka: '„{file}“ ვერ აიტვირთება: ამ ტიპის ფაილი დაუშვებელია',
    en: '“{file}” cannot be uploaded: this type of file is not allowed',
  },
  sentSoFar: { ka: 'გაიგზავნა {percent}%', en: '{percent}% sent' },
  resumesLater: {
    ka: 'კავშირი გაწყდა. ატვირთვა კავშირის აღდგენისთანავე გაგრძელდება.',
    en: 'Connection lost. The upload continues as soon as the connection is back.',
  },
  mostFiles: { ka: 'ერთდროულად მაქსიმუმ {count} ფაილი', en: 'At most {count} files at once' },
  allPicked: { ka: 'ყველა {count} ფაილი არჩეულია', en: 'All {count} files are chosen' },
})
