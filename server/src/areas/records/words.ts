import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of imports and exports of records. */
export const words = defineRefusals({
  needsUniversity: {
    status: 403,
    code: 'needs_university',
    ka: 'მონაცემების იმპორტისა და ექსპორტისთვის მთელი უნივერსიტეტის უფლებაა საჭირო. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'Import and export of records need a permission for the whole university. Ask the administrator of the portal.',
  },
  sameName: {
    status: 422,
    code: 'same_file_name',
    ka: 'ორ ფაილს ერთი და იგივე სახელი აქვს: „{file}“. დატოვეთ ერთი.',
    en: 'Two files are called “{file}”. Keep one of them.',
  },
  notUploaded: {
    status: 409,
    code: 'not_uploaded',
    ka: 'ფაილები ბოლომდე არ ატვირთულა. განაახლეთ გვერდი და აირჩიეთ იგივე ფაილები: ატვირთვა გაგრძელდება.',
    en: 'The files were not uploaded completely. Reload the page and choose the same files: the upload continues.',
  },
  isRunning: {
    status: 409,
    code: 'job_runs',
    ka: 'ეს იმპორტი ახლა მუშავდება. დაელოდეთ მის დასრულებას.',
    en: 'This import is being processed. Wait until it ends.',
  },
  notChecked: {
    status: 409,
    code: 'not_checked',
    ka: 'ფაილები ჯერ არ შედარებულა ან გამოსასწორებელ სტრიქონებს შეიცავს. ჯერ გაუშვით შედარება.',
    en: 'The files have not been compared yet, or have rows to correct. Compare them first.',
  },
  removalsNotConfirmed: {
    status: 409,
    code: 'removals_not_confirmed',
    ka: 'იმპორტი {count} სტრიქონს წაშლის, ეს კი ცხრილის 5%-ზე მეტია. გადაამოწმეთ ფაილები და დაადასტურეთ ეს რიცხვი.',
    en: 'The import would remove {count} rows, over 5% of a table. Check the files, and confirm this number.',
  },
  notNewest: {
    status: 409,
    code: 'not_newest_import',
    ka: 'გაუქმება მხოლოდ ბოლო იმპორტისა შეიძლება. ჯერ უფრო ახალი იმპორტი გააუქმეთ.',
    en: 'Only the newest import can be undone. Undo the newer ones first.',
  },
  noSuchTable: {
    status: 409,
    code: 'no_such_table',
    ka: 'ცხრილი „{table}“ აღარ არსებობს. განაახლეთ გვერდი.',
    en: 'There is no table “{table}” any more. Reload the page.',
  },
  notReadable: {
    status: 403,
    code: 'tables_not_readable',
    ka: 'ამ ცხრილების ნახვის უფლება მთელ უნივერსიტეტზე არ გაქვთ: {tables}. აირჩიეთ სხვა ცხრილები ან მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'You may not read these tables for the whole university: {tables}. Choose other tables, or ask the administrator of the portal.',
  },
  rowsNotReadable: {
    status: 403,
    code: 'rows_not_readable',
    ka: 'ცხრილის „{table}“ მონაცემების ნახვის უფლება მთელ უნივერსიტეტზე არ გაქვთ, ამიტომ სტრიქონები არ ჩანს. რაოდენობები სწორია; სტრიქონებისთვის მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'You may not read the table “{table}” for the whole university, so its rows are not shown. The numbers are right; for the rows, ask the administrator of the portal.',
  },
  tooManyExports: {
    status: 409,
    code: 'export_runs',
    ka: 'თქვენი წინა ექსპორტი ჯერ მზადდება. დაელოდეთ მის დასრულებას.',
    en: 'Your previous export is still being written. Wait until it ends.',
  },
})
