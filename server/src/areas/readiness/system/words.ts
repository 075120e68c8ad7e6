import type { CheckWords } from '../check.ts'

export const systemWords: Readonly<Record<string, CheckWords>> = {
  'mail-not-configured': {
    title: { ka: 'ელფოსტის გაგზავნა გამართული არ არის', en: 'Mail is not configured' },
    fix: {
      ka: 'მიუთითეთ SMTP_URL და MAIL_FROM: ამის გარეშე პაროლის ბმულისა და მოწვევის წერილები ვერ გაიგზავნება.',
      en: 'Set SMTP_URL and MAIL_FROM: without them no e-mail with a password link or an invitation is sent.',
    },
    isForServer: true,
  },
  'mail-sender-missing': {
    title: { ka: 'წერილების გამგზავნი მითითებული არ არის', en: 'The sender of e-mails is missing' },
    fix: {
      ka: 'მიუთითეთ MAIL_FROM, მაგალითად, portal@example.edu: სხვა გამგზავნის წერილებს ფოსტის სერვერები არ იღებენ. შეამოწმეთ: npm run doctor -- --mail ADDRESS.',
      en: 'Set MAIL_FROM, such as portal@example.edu: mail servers refuse any other sender. Test it: npm run doctor -- --mail ADDRESS.',
    },
    isForServer: true,
  },
  'proxy-untrusted': {
    title: {
      ka: 'პორტალი პროქსი-სერვერის უკან მუშაობს, მაგრამ მას არ ენდობა',
      en: 'The portal does not trust the proxy in front of it',
    },
    fix: {
      ka: 'მიუთითეთ TRUSTED_PROXIES და გადატვირთეთ პორტალი: ახლა ის ყველას ერთი მისამართით ხედავს, ამიტომ ერთი ადამიანის არასწორი პაროლების გამო ყველას უწევს ლოდინი.',
      en: 'Set TRUSTED_PROXIES and restart: until then all visitors share one address, and one visitor’s wrong passwords make all of them wait.',
    },
    isForServer: true,
  },
  'public-url-missing': {
    title: { ka: 'პორტალის საჯარო მისამართი მითითებული არ არის', en: 'The public address is missing' },
    fix: {
      ka: 'მიუთითეთ PUBLIC_URL: წერილების ბმულები ამ მისამართით იწყება.',
      en: 'Set PUBLIC_URL: links in e-mails begin with it.',
    },
    isForServer: true,
  },
  'public-url-not-https': {
    title: { ka: 'პორტალის მისამართი დაცული არ არის', en: 'The public address is not secure' },
    fix: {
      ka: 'მიუთითეთ PUBLIC_URL https:// მისამართით და დააყენეთ სერტიფიკატი (docs/administration.md).',
      en: 'Set PUBLIC_URL to an address with https://, and install the certificate (docs/administration.md).',
    },
    isForServer: true,
  },
  'sms-not-configured': {
    title: { ka: 'SMS-ების გაგზავნა გამართული არ არის', en: 'Text messages are not configured' },
    fix: {
      ka: 'მიუთითეთ SMS_URL (docs/sms.md): საბანკო ანგარიშის შესაცვლელად კოდია საჭირო.',
      en: 'Set SMS_URL (docs/sms.md): changing a bank account needs a code.',
    },
    isForServer: true,
  },
  'payments-not-configured': {
    title: { ka: 'ონლაინ გადახდა გამართული არ არის', en: 'Online payment is not configured' },
    fix: {
      ka: 'მიუთითეთ PAYMENT_PROVIDER (docs/payments.md).',
      en: 'Set PAYMENT_PROVIDER (docs/payments.md).',
    },
    isForServer: true,
  },
  'payments-in-sandbox': {
    title: { ka: 'გადახდა საცდელ რეჟიმშია', en: 'Payments go to the sandbox' },
    fix: {
      ka: 'მიუთითეთ PAYMENT_PROVIDER=bog ან tbc (docs/payments.md): საცდელ რეჟიმში ფულს სინამდვილეში არავინ იხდის.',
      en: 'Set PAYMENT_PROVIDER=bog or tbc (docs/payments.md): in the sandbox nobody really pays.',
    },
    isForServer: true,
  },
  'disk-full': {
    title: {
      ka: 'დისკზე თავისუფალი ადგილი თითქმის აღარ არის',
      en: 'The disk of the uploaded files is nearly full',
    },
    fix: {
      ka: 'გაათავისუფლეთ ადგილი ან შეცვალეთ PORTAL_FILES. ზღვარია UPLOAD_RESERVE_MB.',
      en: 'Free some space, or move PORTAL_FILES. The limit is UPLOAD_RESERVE_MB.',
    },
    isForServer: true,
  },
  'jobs-not-possible': {
    title: { ka: 'დავალებების რიგი ვერ მუშაობს', en: 'The job queue cannot run' },
    fix: {
      ka: 'მიანიჭეთ პორტალის როლს უფლება ბაზაში: grant create on database portal to portal. ამის გარეშე პორტალი გადახდებს ბანკში ვერ გადაამოწმებს.',
      en: 'Give the role of the portal the right: grant create on database portal to portal. Without it no bank is asked about payments.',
    },
    isForServer: true,
  },
  'schema-pending': {
    title: { ka: 'ბაზის ცვლილებები ჯერ გაშვებული არ არის', en: 'Changes of the database are pending' },
    fix: {
      ka: 'გადატვირთეთ პორტალი ახალი ვერსიით: ცვლილებებს ის თავად გაუშვებს.',
      en: 'Restart the portal with the new version: it applies them itself.',
    },
    isForServer: true,
  },
  'schema-changed': {
    title: {
      ka: 'ბაზის სტრუქტურა ხელით არის შეცვლილი',
      en: 'The structure of the database was changed by hand',
    },
    fix: {
      ka: 'ჩამოთვლილს დაუბრუნეთ წინანდელი სახე (docs/schema.md). მანამდე /readyz პასუხობს კოდით 503.',
      en: 'Undo the change of what is listed; docs/schema.md describes how it should be. Until then /readyz answers 503.',
    },
    isForServer: true,
  },
}
