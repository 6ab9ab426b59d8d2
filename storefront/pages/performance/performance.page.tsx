// The performance page: what this browser measured of it, to look at or to send to support.
import { useEffect, useState, type ReactNode } from "react";
import { Button } from "#storefront/ui/button.tsx";
import { VisuallyHidden } from "#storefront/ui/visually-hidden.tsx";
import {
  fileRows,
  formatBytes,
  formatMeasure,
  navigationRows,
  vitalRows,
  type FileRow,
  type Measure,
  type Vitals,
} from "./measures.ts";
import { reportOf } from "./report.ts";
import { watchVitals } from "./watch.ts";
import styles from "./performance.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";

interface Page {
  readonly navigation: readonly Measure[];
  readonly files: readonly FileRow[];
}

export default function PerformancePage() {
  const [vitals, setVitals] = useState<Vitals>({});
  const [page, setPage] = useState<Page>({ navigation: [], files: [] });
  useEffect(() => watchVitals(setVitals), []);
  useEffect(() => afterLoad(() => setPage(measurePage())), []);
  const rows = vitalRows(vitals);
  return (
    <div className={styles.page} lang="en" dir="ltr">
      <PageTitle>Performance test</PageTitle>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>Performance test</h1>
        <p className={styles.lede}>
          How fast this page was in your browser, just now. Nothing of it is sent anywhere: copy it if somebody asks.
        </p>
        <noscript>
          <p className={styles.message}>Measuring needs scripts, which are turned off here.</p>
        </noscript>
      </header>
      <ul className={styles.vitals} aria-label="What was felt">
        {rows.map((row) => (
          <li key={row.name} data-rating={row.rating}>
            <h2>{row.name}</h2>
            <p className={styles.value}>{formatMeasure(row)}</p>
            <p className={styles.meaning}>{row.meaning}</p>
            <p className={styles.rating}>{row.rating ? RATED[row.rating] : "Waiting"}</p>
          </li>
        ))}
      </ul>
      <Try page={page} vitals={rows} />
      <Table title="Loading this page" heads={["Step", "Took"]}>
        {page.navigation.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name} <span>{row.meaning}</span>
            </th>
            <td>{formatMeasure(row)}</td>
          </tr>
        ))}
      </Table>
      <Table title="What it loaded" heads={["Files", "Number", "From cache", "Over the network", "Slowest"]}>
        {page.files.map(({ kind, count, cached, bytes, slowest }) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>{count}</td>
            <td>{cached}</td>
            <td>{formatBytes(bytes)}</td>
            <td>{formatMeasure({ value: slowest, unit: "ms" })}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

const RATED = { good: "Good", fair: "Could be better", poor: "Slow" } as const;

/** Controls to click and type in, so that interactions can be measured, and the report. */
function Try({ page, vitals }: { readonly page: Page; readonly vitals: readonly Measure[] }) {
  const [isCopied, setCopied] = useState(false);
  const report = () => reportOf({ vitals, ...page, agent: navigator.userAgent });
  const copy = async () => setCopied(await navigator.clipboard.writeText(report()).then(...COPIED));
  return (
    <div className={styles.tools}>
      <Button onClick={() => setCopied(false)}>Click to measure a click</Button>
      <Button onClick={copy}>Copy the results</Button>
      <Button onClick={() => location.reload()}>Measure again</Button>
      <output className={styles.said}>{isCopied && "Copied."}</output>
    </div>
  );
}

const COPIED = [() => true, () => false] as const;

interface TableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

const Table = ({ title, heads, children }: TableProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <table>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

function measurePage(): Page {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return { navigation: navigation ? navigationRows(navigation) : [], files: fileRows(files) };
}

/** Runs after the load event, so that its end is known. */
function afterLoad(then: () => void): () => void {
  const later = () => setTimeout(then, 0);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
  return () => removeEventListener("load", later);
}
