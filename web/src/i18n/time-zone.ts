/** The university's time zone, which the server writes into the page; the default of the setting outside a page of it. */
export const timeZone: string = globalThis.document?.documentElement.dataset['timeZone'] ?? 'Asia/Tbilisi'
