import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  records: { ka: 'მონაცემები', en: 'Records' },
  parts: { ka: 'მონაცემების გვერდები', en: 'Pages of records' },
  import: { ka: 'იმპორტი', en: 'Import' },
  export: { ka: 'ექსპორტი', en: 'Export' },

  newImport: { ka: 'ახალი იმპორტი', en: 'New import' },
  newImportText: {
    ka: 'აირჩიეთ CSV ფაილები, მათი ZIP, Excel-ის ფაილი ან OneRoster-ის პაკეტი. ჯერ ნახავთ, რა შეიცვლება; მანამდე არაფერი შეინახება.',
    en: 'Choose CSV files, a ZIP of them, a workbook or a package of OneRoster. You first see what would change; nothing is saved before that.',
  },
  wholeTable: {
    ka: 'ფაილი ცხრილს მთლიანად უნდა მოიცავდეს: სტრიქონი, რომელიც მასში აღარ არის, წაიშლება. ცხრილები, რომელთა ფაილი არ აირჩიეთ, უცვლელი რჩება. OneRoster-ის პაკეტით მხოლოდ წასაშლელად მონიშნული სტრიქონები იშლება.',
    en: 'A file is the whole of its table: a row that it no longer has is removed. Tables without a file stay as they are. A package of OneRoster removes only the rows that it marks as to be deleted.',
  },
  files: { ka: 'ფაილები', en: 'Files' },
  upload: { ka: 'ატვირთვა და შედარება', en: 'Upload and compare' },
  chooseFiles: { ka: 'აირჩიეთ ფაილები', en: 'Choose files' },
  sentPercent: { ka: 'აიტვირთა {percent}%', en: '{percent}% uploaded' },
  template: { ka: 'ცარიელი ფაილები ნიმუშით', en: 'Empty files with an example' },
  templateText: {
    ka: 'ZIP-ში თითოეული ცხრილისთვის ცალკე ფაილია, ყველა სვეტითა და ერთი სანიმუშო სტრიქონით. იმპორტამდე ეს სტრიქონი წაშალეთ.',
    en: 'A ZIP with a file for each table: all columns and one example row. Delete the example before you import.',
  },
  kept: {
    ka: 'ატვირთული ფაილები იმპორტის დასრულებისთანავე იშლება, სხვა შემთხვევაში – ერთ დღეში.',
    en: 'Uploaded files are deleted as soon as the import is done, otherwise after a day.',
  },

  unfinished: { ka: 'დაუსრულებელი იმპორტები', en: 'Unfinished imports' },
  past: { ka: 'შესრულებული იმპორტები', en: 'Past imports' },
  noPast: {
    ka: 'იმპორტი ჯერ არ შესრულებულა. დაიწყეთ ზემოთ: აირჩიეთ ფაილები.',
    en: 'Nothing has been imported yet. Begin above: choose files.',
  },
  when: { ka: 'როდის და ვინ', en: 'When and who' },
  what: { ka: 'რა შეიცვალა', en: 'What changed' },
  actions: { ka: 'მოქმედებები', en: 'Actions' },
  undo: { ka: 'გაუქმება', en: 'Undo' },
  undoNamed: { ka: 'იმპორტის გაუქმება: {when}', en: 'Undo the import of {when}' },
  undoTitle: { ka: 'გავაუქმოთ იმპორტი?', en: 'Undo the import?' },
  undoText: {
    ka: 'დამატებული სტრიქონები წაიშლება ({added}), შეცვლილი და წაშლილი კი წინანდელ სახეს დაიბრუნებს ({others}). გაუქმება ვერ მოხერხდება, თუ ამ სტრიქონებზე უკვე სხვა რამ არის დამოკიდებული.',
    en: 'Rows that it added are removed ({added}); what it changed and removed is as before ({others}). It is refused when something depends on these rows already.',
  },
  undoFinalText: {
    ka: 'სტუდენტების ანგარიშებზე დამატებული {count} ჩანაწერი არ წაიშლება: ანგარიში საპირისპირო ჩანაწერით გასწორდება. გაუქმება ვერ მოხერხდება, თუ ამაზე უკვე სხვა რამ არის დამოკიდებული.',
    en: {
      one: '1 entry of an account is not removed: an entry of the opposite kind is added, which settles it. It is refused when something depends on the entry already.',
      other:
        '{count} entries of accounts are not removed: entries of the opposite kind are added, which settle them. It is refused when something depends on them already.',
    },
  },
  keepImport: { ka: 'იმპორტის დატოვება', en: 'Keep the import' },
  undone: { ka: 'გაუქმებულია: {when}', en: 'Undone {when}' },
  undoing: { ka: 'უქმდება…', en: 'Being undone…' },
  undoRefused: { ka: 'გაუქმება ვერ მოხერხდა', en: 'It could not be undone' },
  commandLine: { ka: 'ბრძანების სტრიქონი', en: 'Command line' },

  addedCount: { ka: 'ახალი: {count}', en: '{count} new' },
  changedCount: { ka: 'შეცვლილი: {count}', en: '{count} changed' },
  removedCount: { ka: 'წაშლილი: {count}', en: '{count} removed' },
  closedCount: { ka: 'დახურული: {count}', en: '{count} closed' },
  editedCount: { ka: 'ხელით შეცვლილი და უცვლელად დარჩენილი: {count}', en: '{count} kept as edited by hand' },
  noChanges: { ka: 'ცვლილება არ არის', en: 'No changes' },
})
