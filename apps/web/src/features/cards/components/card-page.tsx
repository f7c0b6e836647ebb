import type { CardPage as CardPageData } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useEffect } from "react";
import { ApiError } from "../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { useText } from "../../../lib/text/text.tsx";
import { CardPicture } from "../../../ui/card-picture.tsx";
import { nameOf } from "../../../ui/card-words.ts";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useCard } from "../api/card-calls.ts";
import layout from "./card-layout.module.css";
import { CardPictures } from "./card-pictures.tsx";
import { CardPlate } from "./card-plate.tsx";
import { CardRecord } from "./card-record.tsx";
import { CloseNames } from "./close-names.tsx";

/** The page of a card for anybody to read. Its address is the English name (CARD-01, CARD-02). */
export function CardPage() {
  const name = useAddressSubject();
  return (
    <main className={`page ${layout.page}`} id="main" tabIndex={-1}>
      <Loaded key={name} name={name} />
    </main>
  );
}

function Loaded({ name }: { name: string }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const card = useCard(name);
  const { data, error } = card;
  const english = data?.card.name;
  usePageSubject(data === undefined ? null : nameOf(data.card, language).text);
  useEffect(() => {
    if (english === undefined || english === name) return;
    void navigate({
      to: pagePath(language, "card", english),
      replace: true,
    });
  }, [english, name, language, navigate]);
  if (error instanceof ApiError && error.code === "CARD_NOT_FOUND")
    return <CloseNames name={name} />;
  if (card.isError)
    return (
      <>
        <h1>{name}</h1>
        <LoadFailed
          title={t("cards.failed")}
          error={error}
          busy={card.isFetching}
          onRetry={() => void card.refetch()}
        />
      </>
    );
  if (data === undefined)
    return (
      <>
        <div className={layout.pictures}>
          <CardPicture
            card={{ name, color_identity: [] }}
            size="normal"
            className={layout.picture}
          />
        </div>
        <Skeleton widths={["60%", "40%", "100%", "90%", "70%"]} label={t("cards.loading")} />
      </>
    );
  return <Shown page={data} />;
}

function Shown({ page }: { page: CardPageData }) {
  return (
    <>
      <CardPictures card={page.card} hasBack={page.images.length === 2} />
      <div className={layout.record}>
        <CardPlate page={page} />
        <CardRecord page={page} />
      </div>
    </>
  );
}
