import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  portal: { ka: 'სტუდენტის პორტალი', en: 'Student portal' },
  loading: { ka: 'იტვირთება…', en: 'Loading…' },
  tryAgain: { ka: 'ხელახლა ცდა', en: 'Try again' },
  reload: { ka: 'გვერდის განახლება', en: 'Reload the page' },
  error: { ka: 'შეცდომა', en: 'Error' },
  warning: { ka: 'ყურადღება', en: 'Attention' },
  success: { ka: 'შესრულდა', en: 'Done' },
  info: { ka: 'ინფორმაცია', en: 'Information' },
  close: { ka: 'დახურვა', en: 'Close' },
  save: { ka: 'შენახვა', en: 'Save' },
  back: { ka: 'უკან', en: 'Back' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  showPassword: { ka: 'პაროლის ჩვენება', en: 'Show password' },
  hidePassword: { ka: 'პაროლის დამალვა', en: 'Hide password' },
})
