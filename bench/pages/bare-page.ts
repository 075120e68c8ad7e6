import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

// The smallest log-in page: the same five elements, without style, script, font or image.
const html = `<!doctype html>
<html lang="ka">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>სტუდენტური პორტალი</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <main>
      <p>სტუდენტური პორტალი</p>
      <button type="button">English</button>
      <form method="post" action="/login">
        <h1>შესვლა</h1>
        <p><label for="code">სტუდენტის კოდი</label> <input id="code" name="code" autocomplete="username"></p>
        <p><label for="password">პაროლი</label> <input id="password" name="password" type="password"></p>
        <p><button type="submit">შესვლა</button></p>
        <p><a href="/forgot-password">დაგავიწყდათ პაროლი?</a></p>
      </form>
    </main>
  </body>
</html>
`

/** Serves the bare page with brotli, as the portal's pages are. The returned function stops it. */
export const serveBarePage = async (port: number): Promise<() => void> => {
  const body = brotliCompressSync(html)
  const server = createServer((_request, response) => {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
