const { universityKa: ka, universityEn: en } = globalThis.document?.documentElement.dataset ?? {}

/** The name of the university, which the server writes into the page; undefined while it has none. */
export const university = ka === undefined || en === undefined ? undefined : { ka, en }
