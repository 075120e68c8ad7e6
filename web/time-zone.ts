import type { Plugin } from 'vite'

/** In development the page comes from Vite: it gets the time zone that the server writes into its own page. */
export const timeZone = (server: string): Plugin => ({
  name: 'time-zone',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const page = await fetch(server, { headers: { accept: 'text/html' } })
      .then((response) => response.text())
      .catch(() => '')
    const [attribute = ''] = / data-time-zone="[^"]+"/.exec(page) ?? []
    return html.replace('<html', `<html${attribute}`)
  },
})
