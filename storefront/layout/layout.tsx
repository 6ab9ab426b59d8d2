// The page inside its frame. The frame's markup comes from the server, its behaviour loads once the page can be used.

import "../styles/index.css";
import { useEffect, useRef } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router";
import { Document } from "../rendering/document.tsx";
import { FramePart } from "../rendering/frame.tsx";
import { MAIN } from "./frame-ids.ts";
import type { LayoutData } from "./layout-data.ts";

export function Layout() {
  const { language, direction } = useLoaderData<LayoutData>();
  useFrameBehaviour();
  return (
    <Document language={language} direction={direction}>
      <FramePart part="above" />
      <main id={MAIN} tabIndex={-1}>
        <Outlet />
      </main>
      <FramePart part="below" />
    </Document>
  );
}

function useFrameBehaviour(): void {
  const { pathname } = useLocation();
  const behaviour = useRef<Promise<typeof import("./behaviour.ts")> | null>(null);
  useEffect(() => {
    if (behaviour.current) {
      void behaviour.current.then(({ frameNavigated }) => frameNavigated(pathname));
      return;
    }
    behaviour.current = import("./behaviour.ts");
    void behaviour.current.then(({ installFrame }) => installFrame());
  }, [pathname]);
}
