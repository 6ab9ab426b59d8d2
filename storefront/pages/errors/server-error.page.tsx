// The error page that a proxy or a failing part of the shop redirects to.
import { useLoaderData } from "react-router";
import { ErrorContent } from "./error-page.tsx";
import type { ServerErrorData } from "./server-error-data.ts";

export default function ServerErrorPage() {
  const { code, retry } = useLoaderData<ServerErrorData>();
  return <ErrorContent code={code} status={500} retry={retry} />;
}
