import type { IncomingHttpHeaders } from 'node:http'
import type { ProviderReport } from '#rules/finance/order-state.ts'
import type { Locale } from '#rules/text/locale.ts'

/** The fields that a provider needs of an order. */
export interface NewPayment {
  readonly orderID: number
  /** A UUID: asked again with it, a provider that knows keys answers with the same payment. */
  readonly key: string
  /** A decimal with two places. */
  readonly amount: string
  readonly currency: string
  readonly name: string
  readonly locale: Locale
  readonly minutes: number
  readonly successUrl: string
  readonly failUrl: string
  readonly callbackUrl: string
}

export interface CreatedPayment {
  readonly providerOrderID: string
  /** The provider's page for the student. */
  readonly link: string
}

/** The report of a provider, and of which of our orders it is, where it says so. */
export interface NamedReport extends ProviderReport {
  readonly orderID: number | null
  /** A refund that was sent has not been carried out yet. */
  readonly isRefunding: boolean
}

/**
 * How far a provider's message is trusted: a `report` is signed and believed; a `hint` only names a payment, whose status
 * is then read; `forged` and `malformed` ones are refused, and an `ignored` one is about something else.
 */
export type ReadCallback =
  | { readonly kind: 'report'; readonly providerOrderID: string; readonly report: NamedReport }
  | { readonly kind: 'hint'; readonly providerOrderID: string }
  | { readonly kind: 'forged' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'ignored' }

/** A bank, or the sandbox. A failure of any function is an exception: nothing is known then, and it is asked again. */
export interface PaymentProvider {
  readonly create: (payment: NewPayment) => Promise<CreatedPayment>
  readonly readStatus: (providerOrderID: string) => Promise<NamedReport>
  /** `raw` is the body as it came, which a signature covers. */
  readonly readCallback: (raw: Buffer, headers: IncomingHttpHeaders) => Promise<ReadCallback>
  /** Refunds a part, or with null the rest. It may be called twice: the caller has compared the status before. */
  readonly refund: (providerOrderID: string, amount: string | null, key: string) => Promise<void>
}
