import { getReason } from '#server/enrolment/receipts.ts'

interface WithReceipt {
  readonly receipt: (Parameters<typeof getReason>[0] & object) | null
}

/** An application whose attached receipt says why the attempt was refused, in both languages. */
export const addReceiptReason = <Application extends WithReceipt>(application: Application): Application =>
  application.receipt === null
    ? application
    : { ...application, receipt: { ...application.receipt, ...getReason(application.receipt) } }
