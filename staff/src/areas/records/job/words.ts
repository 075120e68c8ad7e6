import { catalogue } from '#web/i18n/catalogue.ts'

export const jobWords = catalogue({
  title: { ka: 'იმპორტი {id}', en: 'Import {id}' },
  back: { ka: 'მონაცემების იმპორტი', en: 'Import of records' },
  startedBy: { ka: '{who}, {when}', en: '{who}, {when}' },

  waiting: { ka: 'რიგშია', en: 'Waiting' },
  reading: { ka: 'იკითხება: {item}', en: 'Reading {item}' },
  comparing: { ka: 'მიმდინარეობს შედარება შენახულ მონაცემებთან', en: 'Comparing with what is stored' },
  writing: { ka: 'ინახება', en: 'Writing' },
  writingItem: { ka: 'ინახება: {item}', en: 'Writing {item}' },
  fileOf: { ka: '{done} / {total}', en: '{done} of {total}' },
  canLeave: {
    ka: 'გვერდი შეგიძლიათ დატოვოთ: მუშაობა გაგრძელდება და შედეგს აქვე ნახავთ.',
    en: 'You can leave the page: it goes on, and you find the result here.',
  },
  notUploaded: {
    ka: 'ფაილები ბოლომდე არ ატვირთულა. აირჩიეთ იგივე ფაილები და ატვირთვა გაგრძელდება.',
    en: 'The files were not uploaded completely. Choose the same files again, and the upload continues.',
  },
  chooseAgain: { ka: 'ფაილების არჩევა', en: 'Choose the files' },
  compare: { ka: 'შედარება', en: 'Compare' },
  compareAgain: { ka: 'ხელახლა შედარება', en: 'Compare again' },
  startAgain: { ka: 'ხელახლა დაწყება', en: 'Start again' },
  brokenCheck: {
    ka: 'პორტალი გადაიტვირთა და შედარება შეწყდა. არაფერი შენახულა. დაიწყეთ ხელახლა.',
    en: 'The portal was restarted and the comparison stopped. Nothing was saved. Start it again.',
  },
  brokenApply: {
    ka: 'პორტალი გადაიტვირთა და შენახვა შეწყდა. არაფერი შეცვლილა: ან ყველაფერი ინახება, ან არაფერი. დაიწყეთ ხელახლა.',
    en: 'The portal was restarted and the saving stopped. Nothing was changed: either everything is saved or nothing. Start it again.',
  },
  failed: {
    ka: 'ფაილები ვერ დამუშავდა და არაფერი შენახულა. სცადეთ ხელახლა; თუ განმეორდა, მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'The files could not be processed, and nothing was saved. Try again; if it happens again, ask the administrator of the portal.',
  },
  unreadable: { ka: 'იმპორტი ვერ მოხერხდა', en: 'The files cannot be imported' },
  outdated: {
    ka: 'შედარების შემდეგ მონაცემები შეიცვალა, ამიტომ არაფერი შენახულა. შეადარეთ ხელახლა და ნახეთ, რა შეიცვლება ახლა.',
    en: 'The records have changed since the comparison, so nothing was saved. Compare again, and see what would change now.',
  },
  saved: { ka: 'იმპორტი შესრულდა', en: 'The import is done' },
  savedText: {
    ka: 'ცვლილებები შენახულია. იმპორტის გაუქმება შეგიძლიათ სიიდან, სანამ მასზე სხვა რამ არ იქნება დამოკიდებული. თუ შემდეგ სხვა იმპორტიც შესრულდა, ჯერ ის გააუქმეთ.',
    en: 'The changes are saved. You can undo the import from the list until something depends on it. A newer import is undone first.',
  },
  nothing: {
    ka: 'ფაილებში იგივე მონაცემებია, რაც უკვე შენახულია: შესაცვლელი არაფერია.',
    en: 'The files say what is stored already: there is nothing to change.',
  },

  keptText: {
    ka: 'ფაილებს აკლია {count} სტრიქონი, რომელიც შენახულია და გამოიყენება, ამიტომ უცვლელად რჩება. შეამოწმეთ, სრულია თუ არა ფაილები.',
    en: {
      one: 'The files lack 1 stored row, which stays because it is in use. Are the files complete?',
      other:
        'The files lack {count} stored rows, which stay because they are in use. Are the files complete?',
    },
  },
  finalText: {
    ka: 'სტუდენტების ანგარიშებზე დაემატება {count} ჩანაწერი, რომელიც აღარ წაიშლება. თუ იმპორტს გააუქმებთ, ანგარიში საპირისპირო ჩანაწერით გასწორდება.',
    en: {
      one: '1 entry is added to accounts of students, and stays there for good. Undoing the import adds an entry of the opposite kind.',
      other:
        '{count} entries are added to accounts of students, and stay there for good. Undoing the import adds entries of the opposite kind.',
    },
  },
  difference: { ka: 'რა შეიცვლება', en: 'What would change' },
  differenceDone: { ka: 'რა შეიცვალა', en: 'What has changed' },
  table: { ka: 'ცხრილი', en: 'Table' },
  stored: { ka: 'შენახულია {count}', en: '{count} stored' },
  added: { ka: 'ახალი', en: 'New' },
  changed: { ka: 'შეიცვლება', en: 'Changed' },
  removed: { ka: 'წაიშლება', en: 'Removed' },
  closed: { ka: 'დაიხურება', en: 'Closed' },
  unchanged: { ka: 'უცვლელი', en: 'Unchanged' },
  edited: { ka: 'რჩება, რადგან ხელით შეიცვალა', en: 'Kept, edited by hand' },
  used: { ka: 'რჩება, რადგან გამოიყენება', en: 'Kept, in use' },
  own: { ka: 'რჩება, რადგან პორტალზე შეიქმნა', en: 'Kept, made in the portal' },
  byStudent: { ka: 'გამოტოვებულია სტუდენტის არჩევანის გამო', en: 'Left out, as the student chose' },
  showRows: { ka: '{table}, {kind}: {count}', en: '{table}, {kind}: {count}' },
  hide: { ka: 'სიის დახურვა', en: 'Close the list' },
  rows: { ka: 'სტრიქონები: {table}, {kind}', en: 'Rows: {table}, {kind}' },
  searchRows: { ka: 'გასაღების ნაწილი', en: 'Part of the key' },
  noRows: { ka: 'ასეთი სტრიქონი არ არის. შეცვალეთ საძიებო სიტყვა.', en: 'No such row. Change the search.' },
  firstRows: { ka: 'ჩანს პირველი {count} სტრიქონი.', en: 'The first {count} rows are listed.' },
  line: { ka: 'სტრიქონი', en: 'Line' },
  key: { ka: 'გასაღები', en: 'Key' },
  field: { ka: 'სვეტი', en: 'Column' },
  before: { ka: 'შენახული', en: 'Stored' },
  after: { ka: 'ფაილში', en: 'In the file' },
  empty: { ka: 'ცარიელი', en: 'empty' },

  apply: { ka: 'ცვლილებების შენახვა', en: 'Save the changes' },
  applyRemovals: { ka: 'წაშლა და შენახვა', en: 'Remove and save' },
  removalsTitle: {
    ka: 'წავშალოთ {count} სტრიქონი?',
    en: { one: 'Remove {count} row?', other: 'Remove {count} rows?' },
  },
  removalsText: {
    ka: 'ეს ცხრილის 5%-ზე მეტია. შეამოწმეთ, სრულია თუ არა ფაილები.',
    en: 'This is over 5% of a table. Are the files complete?',
  },
  fewRemovalsText: {
    ka: 'ეს სტრიქონები ფაილებში აღარ არის. სტუდენტები მათ პორტალზე ვეღარ ნახავენ.',
    en: 'The files no longer have these rows. Students will not see them in the portal any more.',
  },
  removalsOf: { ka: '{table}: {removed}, შენახულია {stored}', en: '{table}: {removed} of {stored}' },
  removalsNotice: {
    ka: 'წაიშლება ცხრილის 5%-ზე მეტი, სულ {count} სტრიქონი. შენახვამდე ამ რიცხვის დადასტურება მოგიწევთ.',
    en: 'Over 5% of a table would go: {count} rows in all. Saving asks you to confirm the number.',
  },
  back2: { ka: 'უკან', en: 'Back' },
  overwrite: { ka: 'ხელით შეცვლილის ჩანაცვლება', en: 'Overwrite edits by hand' },
  keepEdits: { ka: 'ხელით შეცვლილის დატოვება', en: 'Keep edits by hand' },
  editedText: {
    ka: 'მნიშვნელობები, რომლებიც ბოლო იმპორტის შემდეგ პორტალზე ხელით შეიცვალა, რჩება. თუ გსურთ, რომ ფაილებმა ისინი ჩაანაცვლოს, შეადარეთ ხელახლა.',
    en: 'Values that were edited by hand in the portal since the last import stay. If the files should replace them, compare again.',
  },
  overwritesText: {
    ka: 'ფაილები ხელით შეცვლილ მნიშვნელობებსაც ჩაანაცვლებს.',
    en: 'The files replace values that were edited by hand, too.',
  },
  cancel: { ka: 'იმპორტის წაშლა', en: 'Delete the import' },
  cancelTitle: { ka: 'წავშალოთ იმპორტი?', en: 'Delete the import?' },
  cancelText: {
    ka: 'ატვირთული ფაილები წაიშლება. შენახული მონაცემები არ შეიცვლება.',
    en: 'The uploaded files are deleted. Nothing changes in what is stored.',
  },

  bad: { ka: 'გამოსასწორებელი სტრიქონები', en: 'Rows to correct' },
  notices: { ka: 'გაითვალისწინეთ', en: 'Please note' },
  badText: {
    ka: 'ნაპოვნია {count} შეცდომა, ამიტომ არაფერი შენახულა. გაასწორეთ ფაილები და დაიწყეთ ახალი იმპორტი.',
    en: {
      one: '1 error was found, so nothing was saved. Correct the files and begin a new import.',
      other: '{count} errors were found, so nothing was saved. Correct the files and begin a new import.',
    },
  },
  rejected: { ka: 'უარყოფილი სტრიქონების ჩამოტვირთვა', en: 'Download rejected rows' },
  newImport: { ka: 'ახალი იმპორტი', en: 'New import' },
  toList: { ka: 'იმპორტების სია და გაუქმება', en: 'List of imports, and undoing' },
  rowCount: { ka: '{count} სტრიქონი', en: { one: '1 row', other: '{count} rows' } },
  quoted: { ka: '„{value}“', en: '“{value}”' },
  moreRows: { ka: 'და კიდევ {count}', en: 'and {count} more' },
  groupOf: { ka: '{file}, სვეტი {column}', en: '{file}, column {column}' },

  stateUpload: { ka: 'იტვირთება', en: 'Uploading' },
  stateRunning: { ka: 'მუშავდება', en: 'Being processed' },
  stateChecked: { ka: 'შედარებულია, შენახვას ელოდება', en: 'Compared, not saved yet' },
  stateRefused: { ka: 'გამოსასწორებელია', en: 'To be corrected' },
  stateOutdated: { ka: 'ხელახლა შესადარებელია', en: 'To be compared again' },
  stateFailed: { ka: 'ვერ დამუშავდა', en: 'Failed' },
  stateBroken: { ka: 'შეწყდა', en: 'Stopped' },
  stateDone: { ka: 'შესრულდა', en: 'Done' },
})
