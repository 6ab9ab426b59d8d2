// The page for a failure that not even the shop's own error page could answer: plain HTML, no details, nothing to load.

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
<p>The page could not be shown. Nothing you entered elsewhere is lost. Please <a href="/">go to the start page</a> or try again in a moment.</p>
<p><small>Reference ${requestId}</small></p>
</body>
</html>`;
