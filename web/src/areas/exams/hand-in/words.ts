import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  takenFrom: { ka: 'ფაილები მიიღება: {from} – {until}', en: 'Files are taken from {from} to {until}' },
  takenUntil: { ka: 'ფაილების ჩაბარების ბოლო ვადა: {until}', en: 'Files are taken until {until}' },
  over: { ka: 'ფაილების მიღება დასრულდა', en: 'Files are taken no more' },
  nothing: { ka: 'ფაილი არ აგიტვირთავთ', en: 'You have handed in no file' },
  handIn: { ka: 'ფაილების ატვირთვა', en: 'Hand in files' },
  handInOf: { ka: 'ფაილების ატვირთვა: {subject}', en: 'Hand in files: {subject}' },
  handedIn: { ka: 'უკვე ატვირთულია', en: 'Handed in' },
  fileOf: { ka: '{file}, {size} MB, {when}', en: '{file}, {size} MB, {when}' },
  file: { ka: 'ნაშრომის ფაილი', en: 'File of your work' },
  send: { ka: 'ატვირთვა', en: 'Hand in' },
  close: { ka: 'დახურვა', en: 'Close' },
  done: { ka: 'ატვირთულია: {file}', en: 'Handed in: {file}' },
  most: { ka: 'არაუმეტეს {count} ფაილისა', en: 'At most {count} files' },
  unfinished: {
    ka: '„{file}“: მივიღეთ {percent}%. აირჩიეთ იგივე ფაილი და იქიდან გაგრძელდება.',
    en: '“{file}”: {percent}% has come. Choose the same file, and it goes on from there.',
  },
  giveUp: { ka: 'გაუქმება', en: 'Give up' },
  giveUpOf: { ka: 'ატვირთვის გაუქმება: {file}', en: 'Give up the upload of {file}' },
})
