import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from './refusal.ts'

/** The refusals that any call may give. */
export const words = defineRefusals({
  signInFirst: {
    status: 401,
    code: 'signed_out',
    ka: 'სესია დასრულდა. გთხოვთ, ხელახლა შეხვიდეთ სისტემაში.',
    en: 'Your session has ended. Please log in again.',
  },
  wrongSiteKey: {
    status: 401,
    code: 'wrong_site_key',
    ka: 'საიტის გასაღები არასწორია. შეამოწმეთ პარამეტრი SITE_KEY.',
    en: 'The key of the site is wrong. Check the setting SITE_KEY.',
  },
  operationNotHeld: {
    status: 403,
    code: 'operation_not_held',
    ka: 'ამ მოქმედების უფლება არ გაქვთ ან უფლების ვადა გავიდა. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'You have no permission for this, or it has ended. Ask the administrator of the portal.',
  },
  noSuchCall: {
    status: 404,
    code: 'no_such_call',
    ka: 'ასეთი მისამართი არ არსებობს. შეამოწმეთ მისამართი.',
    en: 'There is nothing at this address. Check the address.',
  },
  notFound: {
    status: 404,
    code: 'not_found',
    ka: 'მოთხოვნილი ჩანაწერი ვერ მოიძებნა. შესაძლოა, ის წაიშალა; განაახლეთ გვერდი.',
    en: 'This record was not found. It may have been removed; reload the page.',
  },
  noSemester: {
    status: 404,
    code: 'no_semester',
    ka: 'მიმდინარე სემესტრი ჯერ არ გამოცხადებულა. სცადეთ მოგვიანებით ან მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The current semester has not been announced yet. Try again later, or contact the school department.',
  },
  brokenJson: {
    status: 400,
    code: 'broken_json',
    ka: 'მოთხოვნის წაკითხვა ვერ მოხერხდა. განაახლეთ გვერდი და სცადეთ ხელახლა.',
    en: 'The request could not be read. Reload the page and try again.',
  },
  bodyTooSlow: {
    status: 408,
    code: 'too_slow',
    ka: 'მონაცემები დროულად ვერ მივიღეთ. შეამოწმეთ ინტერნეტკავშირი და სცადეთ ხელახლა.',
    en: 'The data did not arrive in time. Check your connection and send it again.',
  },
  tooManyStreams: {
    status: 429,
    code: 'too_many_streams',
    ka: 'პორტალის გვერდები ძალიან ხშირად განახლდა, ამიტომ ცვლილებები ამ გვერდზე ახლა ავტომატურად ვერ გამოჩნდება. დაელოდეთ {seconds} წამს; თუ გვერდი ბევრ ჩანართში ან მოწყობილობაზე გაქვთ გახსნილი, ზედმეტები დახურეთ.',
    en: 'The portal was reloaded too often, so this page cannot show live changes right now. Wait {seconds} seconds; if it is open in many tabs or on many devices, close some.',
  },
  tooManyCalls: {
    status: 429,
    code: 'too_many_calls',
    ka: 'თქვენგან ერთდროულად ძალიან ბევრი მოთხოვნა მოვიდა. დაელოდეთ წინა მოთხოვნების პასუხს და სცადეთ {seconds} წამში.',
    en: 'Too many requests came from your account at the same time. Wait for the answers to the others, and try again in {seconds} seconds.',
  },
  tooManyBodies: {
    status: 429,
    code: 'too_many_bodies',
    ka: 'თქვენგან ერთდროულად ძალიან ბევრი ფაილი ან ფორმა იგზავნება: დასაშვებია არაუმეტეს {count}. დაელოდეთ, სანამ დაწყებული გაგზავნა დასრულდება, და სცადეთ {seconds} წამში.',
    en: 'Too many files or forms are being sent from your account at the same time: at most {count} are allowed. Wait until the others have been sent, and try again in {seconds} seconds.',
  },
  tooManyBodiesOfAddress: {
    status: 429,
    code: 'too_many_bodies_of_address',
    ka: 'თქვენი ქსელიდან ერთდროულად ძალიან ბევრი მოთხოვნა იგზავნება. სცადეთ {seconds} წამში; თუ ეს მეორდება, სცადეთ სხვა ქსელიდან ან მიმართეთ უნივერსიტეტის ადმინისტრატორს.',
    en: 'Too many requests are being sent from your network at the same time. Try again in {seconds} seconds; if this keeps happening, use another network or contact the university’s administrator.',
  },
  uploadBusy: {
    status: 409,
    code: 'upload_busy',
    ka: 'ეს ფაილი უკვე იტვირთება სხვა ჩანართიდან ან მოწყობილობიდან. დაელოდეთ დასრულებას ან შეაჩერეთ იქ ატვირთვა და სცადეთ {seconds} წამში.',
    en: 'This file is already being uploaded from another tab or device. Wait until it is done, or stop it there, and try again in {seconds} seconds.',
  },
  tooLarge: {
    status: 413,
    code: 'too_large',
    ka: 'გაგზავნილი მონაცემების მოცულობა ძალიან დიდია. დასაშვებია არაუმეტეს {limit}.',
    en: 'The data you sent is too large. At most {limit} is allowed.',
  },
  wrongType: {
    status: 415,
    code: 'wrong_type',
    ka: 'ამ ტიპის მონაცემები აქ არ მიიღება.',
    en: 'This type of data is not accepted here.',
  },
  uploadQuota: {
    status: 413,
    code: 'upload_quota',
    ka: '24 საათში შეგიძლიათ გამოგზავნოთ არაუმეტეს {limit} მბ მოცულობის ფაილები. ახლა დარჩენილია {left} მბ, თქვენი ფაილები კი {size} მბ-ია. გამოგზავნეთ უფრო მცირე ფაილები ან სცადეთ ხვალ; თუ გადადება არ შეიძლება, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'You can send at most {limit} MB of files within 24 hours. {left} MB are left now, and this is {size} MB. Send smaller files, or try again tomorrow; if it cannot wait, contact the school department.',
  },
  diskFull: {
    status: 507,
    code: 'disk_full',
    ka: 'ფაილის ატვირთვა ახლა შეუძლებელია: პორტალის საცავში თავისუფალი ადგილი იწურება. ადრე გამოგზავნილი ფაილები შენახულია. სცადეთ ერთ საათში; თუ ვადა იწურება, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Files cannot be uploaded now: the storage of the portal is almost full. What you sent before is kept. Try again in an hour; if a deadline is near, contact the school department.',
  },
  brokenForm: {
    status: 400,
    code: 'broken_form',
    ka: 'მონაცემები სრულად ვერ მივიღეთ. სცადეთ ხელახლა.',
    en: 'The data did not arrive in full. Send it again.',
  },
  fileTooLarge: {
    status: 413,
    code: 'file_too_large',
    ka: 'ფაილი „{file}“ ძალიან დიდია: დასაშვებია არაუმეტეს {limit} მბ.',
    en: 'The file “{file}” is too big: at most {limit} MB is allowed.',
  },
  wrongFile: {
    status: 415,
    code: 'wrong_file',
    ka: 'ფაილის „{file}“ ტიპი დაუშვებელია ან ფაილი დაზიანებულია. დასაშვებია: {types}.',
    en: 'The file “{file}” is not of an allowed type, or it is damaged. Allowed types: {types}.',
  },
  noSuchUpload: {
    status: 404,
    code: 'no_such_upload',
    ka: 'ეს ატვირთვა აღარ ინახება. აირჩიეთ ფაილი ხელახლა.',
    en: 'This upload is no longer kept. Choose the file again.',
  },
  wrongOffset: {
    status: 409,
    code: 'upload_moved',
    ka: 'ამ ფაილიდან უკვე მიღებულია {received} ბაიტი; გააგრძელეთ იქიდან.',
    en: '{received} bytes of this file have already arrived; continue from there.',
  },
  tooManyBytes: {
    status: 413,
    code: 'upload_too_large',
    ka: 'ფაილი „{file}“ უფრო დიდია, ვიდრე დასაწყისში იყო. აირჩიეთ ხელახლა.',
    en: 'The file “{file}” is bigger than when the upload began. Choose it again.',
  },
  fileNotFound: {
    status: 404,
    code: 'file_gone',
    ka: 'ეს ფაილი აღარ ინახება. საჭიროების შემთხვევაში მიმართეთ სკოლის დეპარტამენტს.',
    en: 'This file is no longer kept. If you need it, contact the school department.',
  },
  somethingFailed: {
    status: 500,
    code: 'failed',
    ka: 'დაფიქსირდა შეცდომა. გთხოვთ, სცადოთ მოგვიანებით.',
    en: 'An error occurred. Please try again later.',
  },
  invalidKey: {
    status: 422,
    code: 'wrong_key',
    ka: 'გასაღები უნდა შედგებოდეს 8-დან 128-მდე ლათინური ასოს, ციფრის ან ნიშნისგან',
    en: 'A key is 8 to 128 Latin letters, digits or signs',
  },
  keyAlreadyUsed: {
    status: 409,
    code: 'key_of_another',
    ka: 'ეს გასაღები (Idempotency-Key) უკვე სხვა მოთხოვნას ეკუთვნის, ამიტომ არაფერი შესრულებულა. ახალ ცდას ახალი გასაღები სჭირდება.',
    en: 'This key (Idempotency-Key) already belongs to another request, so nothing was done. A new attempt needs a new key.',
  },
  keyMissing: {
    status: 422,
    code: 'key_missing',
    ka: 'ამ მოქმედებისთვის საჭიროა სათაური Idempotency-Key: ახალი ცდისთვის – ახალი, გამეორებისთვის – იგივე',
    en: 'This call needs the header Idempotency-Key: a new one for each attempt, the same one when it is repeated',
  },
  attemptUndone: {
    status: 409,
    code: 'attempt_undone',
    ka: 'ეს უკვე შესრულდა და შემდეგ გაუქმდა. თუ ისევ გსურთ, გაიმეორეთ.',
    en: 'This was already done and then undone. To do it again, repeat it.',
  },
  overtaken: {
    status: 409,
    code: 'overtaken',
    ka: 'იმავე წამს სხვამაც შეცვალა ეს მონაცემები. თქვენი ცვლილება არ შენახულა: განაახლეთ გვერდი და გაიმეორეთ.',
    en: 'Somebody else changed the same data at this moment. Your change was not saved: reload the page and try again.',
  },
  busy: {
    status: 503,
    code: 'busy',
    ka: 'პორტალი გადატვირთულია. თქვენი მონაცემები უცვლელია; სცადეთ {seconds} წამში.',
    en: 'The portal is busy. Your data has not changed; try again in {seconds} seconds.',
  },
  filesBusy: {
    status: 503,
    code: 'busy',
    ka: 'ახლა ბევრი დოკუმენტი მზადდება. რიგში თქვენი ნომერია {place}; სცადეთ ხელახლა {seconds} წამში.',
    en: 'Many documents are being prepared right now. Your place in the queue is {place}; try again in {seconds} seconds.',
  },
  waitingRoom: {
    status: 503,
    code: 'waiting_room',
    ka: 'პორტალს ახლა ბევრი სტუდენტი იყენებს. რიგში თქვენი ნომერია {place}, დარჩა დაახლოებით {seconds} წამი. თქვენი მონაცემები უცვლელია.',
    en: 'Many students are using the portal right now. Your place in the queue is {place}, about {seconds} seconds left. Your data has not changed.',
  },
  databaseUnavailable: {
    status: 503,
    code: 'database_away',
    ka: 'მონაცემთა ბაზა დროებით მიუწვდომელია. თქვენი მონაცემები უცვლელია; სცადეთ {seconds} წამში.',
    en: 'The database cannot be reached just now. Your data has not changed; try again in {seconds} seconds.',
  },
  unknownTimeZone: {
    status: 503,
    code: 'unknown_time_zone',
    ka: 'უნივერსიტეტის სასაათო სარტყელი „{name}“ პორტალისთვის უცნობია, ამიტომ დროის ჩვენება ვერ ხერხდება. გთხოვთ, შეატყობინოთ უნივერსიტეტის ადმინისტრატორს.',
    en: 'The university’s time zone “{name}” is unknown, so no times can be shown. Please report this to the university’s administrator.',
  },
})

/** Errors of the files of a form. */
export const fileWords = {
  fileRequired: { ka: 'ფაილის ატვირთვა სავალდებულოა', en: 'A file is required' },
  emptyFile: { ka: 'ფაილი „{file}“ ცარიელია', en: 'The file “{file}” is empty' },
  uploadNotFound: {
    ka: 'ეს ატვირთვა აღარ ინახება. აირჩიეთ ფაილი ხელახლა',
    en: 'This upload is no longer kept. Choose the file again',
  },
  unknownFileField: {
    ka: 'ველი „{field}“ ფაილს არ იღებს. ფაილი გაგზავნეთ ველით: {known}',
    en: 'The field “{field}” takes no file. Send the file in: {known}',
  },
  notAFile: {
    ka: 'ველში „{field}“ ფაილი უნდა გაიგზავნოს და არა ტექსტი',
    en: 'The field “{field}” takes a file, not text',
  },
  tooManyFiles: {
    ka: 'დასაშვებია არაუმეტეს {count} ფაილისა',
    en: { one: 'At most 1 file is allowed', other: 'At most {count} files are allowed' },
  },
} as const satisfies Record<string, Phrase>
