import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  acceptedFrom: { ka: 'ფაილები მიიღება: {span}', en: 'Files can be submitted: {span}' },
  acceptedUntil: { ka: 'ფაილების ჩაბარების ბოლო ვადა: {until}', en: 'Files can be submitted until {until}' },
  isOver: { ka: 'ფაილების მიღება დასრულდა', en: 'Files can no longer be submitted' },
  noFiles: { ka: 'ფაილი არ აგიტვირთავთ', en: 'No file submitted' },
  submit: { ka: 'ფაილების ატვირთვა', en: 'Submit files' },
  submitOf: { ka: 'ფაილების ატვირთვა: {subject}', en: 'Submit files: {subject}' },
  submitted: { ka: 'უკვე ატვირთულია', en: 'Submitted' },
  fileDetails: { ka: '{file}, {size}, {when}', en: '{file}, {size}, {when}' },
  file: { ka: 'ნაშრომის ფაილი', en: 'File with your work' },
  send: { ka: 'ატვირთვა', en: 'Submit' },
  close: { ka: 'დახურვა', en: 'Close' },
  fileSubmitted: { ka: 'ატვირთულია: {file}', en: 'Submitted: {file}' },
  maxFiles: {
    ka: 'არაუმეტეს {count} ფაილისა',
    en: { one: 'At most {count} file', other: 'At most {count} files' },
  },
  unfinished: {
    ka: '„{file}“: ატვირთულია {percent}%. გასაგრძელებლად აირჩიეთ იგივე ფაილი.',
    en: '“{file}”: {percent}% uploaded. Choose the same file to continue.',
  },
  cancelUpload: { ka: 'წაშლა', en: 'Discard' },
  cancelUploadOf: { ka: 'ატვირთვის წაშლა: {file}', en: 'Discard the upload of {file}' },
})
