// The last-resort error page, for a failure of the shop's own error page: static HTML that loads nothing.

export const failurePage = (requestId: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
</head>
<body>
<h1>Something went wrong</h1>
<p>We could not show this page. Please try again in a moment, or <a href="/">go to the home page</a>.</p>
<p><small>Reference ${requestId}</small></p>
</body>
</html>`;
