import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  acceptedFrom: { ka: 'ფაილები მიიღება: {from} – {until}', en: 'Files are taken from {from} to {until}' },
  acceptedUntil: { ka: 'ფაილების ჩაბარების ბოლო ვადა: {until}', en: 'Files are taken until {until}' },
  isOver: { ka: 'ფაილების მიღება დასრულდა', en: 'Files are taken no more' },
  noFiles: { ka: 'ფაილი არ აგიტვირთავთ', en: 'You have handed in no file' },
  submit: { ka: 'ფაილების ატვირთვა', en: 'Hand in files' },
  submitOf: { ka: 'ფაილების ატვირთვა: {subject}', en: 'Hand in files: {subject}' },
  submitted: { ka: 'უკვე ატვირთულია', en: 'Handed in' },
  fileDetails: { ka: '{file}, {size} MB, {when}', en: '{file}, {size} MB, {when}' },
  file: { ka: 'ნაშრომის ფაილი', en: 'File of your work' },
  send: { ka: 'ატვირთვა', en: 'Hand in' },
  close: { ka: 'დახურვა', en: 'Close' },
  fileSubmitted: { ka: 'ატვირთულია: {file}', en: 'Handed in: {file}' },
  maxFiles: { ka: 'არაუმეტეს {count} ფაილისა', en: 'At most {count} files' },
  unfinished: {
    ka: '„{file}“: მივიღეთ {percent}%. აირჩიეთ იგივე ფაილი და იქიდან გაგრძელდება.',
    en: '“{file}”: {percent}% has come. Choose the same file, and it goes on from there.',
  },
  cancelUpload: { ka: 'გაუქმება', en: 'Give up' },
  cancelUploadOf: { ka: 'ატვირთვის გაუქმება: {file}', en: 'Give up the upload of {file}' },
})
